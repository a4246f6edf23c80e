'use client';
import { useState } from 'react';
import { avatar, photo } from './Avatar.css';
import { initials } from './initials';

export interface AvatarProps {
  /** Whose picture it is. */
  name: string;
  /**
   * Stands for a person without a name.
   * @default 'User'
   */
  namelessLabel?: string;
  /** Address of a photo; without one, or when it does not load, the initials show. */
  src?: string | null;
  /**
   * 24, 36 or 72 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Hides it from screen readers, where the name stands beside it.
   * @default false
   */
  isDecorative?: boolean;
}

/** A person's photo or initials. */
export function Avatar({
  name,
  namelessLabel = 'User',
  src,
  size = 'medium',
  isDecorative = false,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const semantics = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name || namelessLabel };
  return (
    <span {...semantics} className={avatar({ size })}>
      {src && src !== broken ? (
        // Google's photo host answers 403 to requests with a referrer.
        <img className={photo} src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      ) : (
        initials(name || namelessLabel)
      )}
    </span>
  );
}
