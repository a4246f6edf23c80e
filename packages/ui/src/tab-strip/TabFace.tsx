'use client';
import type { ReactNode } from 'react';
import { icon as iconClass, title as titleClass } from './TabStrip.css';

/** What a tab shows. */
export function TabFace({ title, icon }: { title: string; icon: ReactNode }) {
  return (
    <>
      {icon && <span className={iconClass}>{icon}</span>}
      <span className={titleClass}>{title}</span>
    </>
  );
}
