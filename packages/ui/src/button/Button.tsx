'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Ring } from '../internal/Ring';
import { button } from './Button.css';

export interface ButtonProps {
  /**
   * One primary action a screen; secondary beside it; quiet among text; danger for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Work is under way: keeps focus, ignores presses, shows a spinner. */
  isPending?: boolean;
  /** Text while pending; without it the children stay. */
  pendingLabel?: string;
  /** Takes the button out of reach. Say why next to it. */
  isDisabled?: boolean;
  onPress?: (event: PressEvent) => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form it submits, when it lies outside of it. */
  form?: string;
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  /** Label, with an optional icon before it. */
  children: ReactNode;
}

/** Does something when pressed. To go somewhere, use LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isPending = false,
  pendingLabel,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={button({ variant, size })}>
      {isPending && <Ring size={16} />}
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  );
}
