'use client';
import { useState } from 'react';
import { keptPanels, type PanelsInSight } from './keptPanels';

/**
 * Which panels to draw, where panels are the page's own: a panel is drawn when it is first looked at and stays drawn out
 * of sight, with what was typed, scrolled and played in it, until `limit` others were looked at after it.
 * @returns ids, those in sight first
 */
export function useKeptPanels(now: PanelsInSight): readonly string[] {
  const [before, setBefore] = useState<readonly string[]>([]);
  const kept = keptPanels(before, now);
  if (kept !== before) setBefore(kept);
  return kept;
}
