'use client';
import { useId, type ReactNode } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Tooltip } from '../internal/Tooltip';
import { Spinner } from '../spinner';
import { iconButton } from './Button.css';
import { unavailable } from './unavailable';

export interface IconButtonProps {
  /** Its name, for screen readers and as a tooltip. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /**
   * As for Button.
   * @default 'quiet'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /**
   * 28 or 36 px; 44 px for a coarse pointer.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** Called by a press of any kind: pointer, Enter, Space, a screen reader. */
  onPress?: (event: PressEvent) => void;
  /** Makes it a toggle that is on or off; whoever draws it keeps the state. */
  isPressed?: boolean;
  /**
   * Takes the button out of reach. Say why next to it, or use `disabledReason`.
   * @default false
   */
  isDisabled?: boolean;
  /** Why it cannot be pressed now: its description, and beside the label in its tooltip. The keyboard still comes to it. */
  disabledReason?: string;
  /**
   * Work is under way: keeps focus, ignores presses, shows a spinner.
   * @default false
   */
  isPending?: boolean;
  /**
   * Name of the spinner while pending.
   * @default 'Working'
   */
  pendingLabel?: string;
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit';
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
}

/** A button that is only an icon: its label is spoken, and shown on hover and focus. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'medium',
  isPressed,
  isPending = false,
  pendingLabel = 'Working',
  disabledReason,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const element = (
    <Tooltip text={disabledReason ? `${label}. ${disabledReason}` : label}>
      <AriaButton
        {...rest}
        {...(disabledReason ? unavailable(reasonId, undefined) : undefined)}
        aria-label={label}
        aria-pressed={isPressed}
        className={iconButton({ variant, size })}
      >
        {isPending ? <Spinner size={16} label={pendingLabel} isLabelHidden /> : children}
      </AriaButton>
    </Tooltip>
  );
  if (!disabledReason) return element;
  return (
    <>
      {element}
      <span hidden id={reasonId}>
        {disabledReason}
      </span>
    </>
  );
}
