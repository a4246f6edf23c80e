import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../feedback/log';
import { screen } from './screen.css';

interface ErrorBoundaryProps {
  /** A change of it, such as another route, tries the children again. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt: string | undefined;
}

/** Catches what a screen throws, its code not arriving included, and offers to load the page anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (failedAt === '') return { failedAt: resetKey };
    return failedAt !== undefined && failedAt !== resetKey ? { failedAt: undefined } : null;
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    logFailure(`A screen failed:${componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <div className={screen}>
        <Notice
          tone="critical"
          title="This screen could not be shown"
          action={<Button onPress={() => window.location.reload()}>Reload the page</Button>}
        >
          What you saved is safe. Reloading usually helps; if it does not, check the connection.
        </Notice>
      </div>
    );
  }
}
