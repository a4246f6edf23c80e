'use client';
import { useEffect } from 'react';
import { announce, type Urgency } from './announce';

/**
 * Announces words when they come and when they change; null says nothing. They are taken back with the component that
 * said them, so that what was loaded at once is not announced as loading.
 */
export function useAnnouncement(words: string | null, urgency: Urgency = 'polite'): void {
  useEffect(() => (words === null ? undefined : announce(words, urgency)), [words, urgency]);
}
