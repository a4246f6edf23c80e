import { LinkButton } from '@seedbed/ui/button';
import { ArrowLeft } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import type { ReactNode } from 'react';
import { PageTitle } from '../screen/PageTitle';
import { plain } from './Shell.css';

export interface PlainPageProps {
  /** The screen's name in the browser's tab. */
  title: string;
  /** At the far end of the bar on top. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of The Lab: no sidebar, and a way back. */
export function PlainPage({ title, actions, children }: PlainPageProps) {
  return (
    <main className={plain} tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        leading={
          <LinkButton href="/" variant="quiet" size="small">
            <ArrowLeft size={16} />
            The Lab
          </LinkButton>
        }
        actions={actions}
      />
      {children}
    </main>
  );
}
