'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Tooltip } from '../internal/Tooltip';
import { Spinner } from '../spinner';
import { iconButton } from './Button.css';

export interface IconButtonProps {
  /** Its name, for screen readers and as a tooltip. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /** @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  onPress?: (event: PressEvent) => void;
  /** Makes it a toggle. */
  isPressed?: boolean;
  isDisabled?: boolean;
  isPending?: boolean;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
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
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        aria-label={label}
        aria-pressed={isPressed}
        className={iconButton({ variant, size })}
      >
        {isPending ? <Spinner size={16} label="Working" isLabelHidden /> : children}
      </AriaButton>
    </Tooltip>
  );
}
