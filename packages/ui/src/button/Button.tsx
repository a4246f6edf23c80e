'use client';
import { useId, type ReactNode } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Ring } from '../internal/Ring';
import { Tooltip } from '../internal/Tooltip';
import { button } from './Button.css';
import { unavailable } from './unavailable';

export interface ButtonProps {
  /**
   * One primary action a screen; secondary beside it; quiet among text; danger for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /**
   * 28 or 36 px high; 44 px for a coarse pointer.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /**
   * Work is under way: keeps focus, ignores presses, shows a spinner.
   * @default false
   */
  isPending?: boolean;
  /** Text while pending; without it the children stay. */
  pendingLabel?: string;
  /**
   * Takes the button out of reach. Say why next to it, or use `disabledReason`.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Why it cannot be pressed now. The keyboard still comes to it; the reason is its description and its tooltip. A finger
   * sees no tooltip: where touch matters, say it next to the button as well. A button that comes and goes within reach
   * is given `undefined` in between: it stays the same element, and so keeps the focus.
   */
  disabledReason?: string;
  /** Called by a press of any kind: pointer, Enter, Space, a screen reader. */
  onPress?: (event: PressEvent) => void;
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form it submits, when it lies outside of it. */
  form?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Its name, where the words on it do not say enough. */
  'aria-label'?: string;
  /** Id of the words that say more about it. */
  'aria-describedby'?: string;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** Label, with an optional icon before it. */
  children: ReactNode;
}

/** Does something when pressed. To go somewhere, use LinkButton. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    isPending = false,
    pendingLabel,
    disabledReason,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const refusal = disabledReason ? unavailable(reasonId, rest['aria-describedby']) : undefined;
  const element = (
    <AriaButton {...rest} {...refusal} isPending={isPending} className={button({ variant, size })}>
      {isPending && <Ring size={16} />}
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  );
  if (!('disabledReason' in props)) return element;
  return (
    <>
      <Tooltip text={disabledReason}>{element}</Tooltip>
      {disabledReason && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
