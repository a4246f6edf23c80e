'use client';
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** Without words there is none. */
  text: string | undefined;
  /** The react-aria control it belongs to. */
  children: ReactElement;
}

/** Words for an icon, after a short rest of the pointer or at once on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger isDisabled={!text} delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
