import type { Conversation } from '@seedbed/server/contract';
import { daysBetween } from '../../../format/dates';

/** Conversations of one stretch of time. */
export interface HistoryGroup {
  label: 'Today' | 'Yesterday' | 'Last 7 days' | 'Last 30 days' | 'Older';
  conversations: Conversation[];
}

/** The conversations whose titles have all the words, in the order they came. */
export function filterHistory(conversations: readonly Conversation[], text: string): Conversation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return conversations.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/** The conversations by how long ago they were last touched; empty stretches are left out. */
export function groupHistory(conversations: readonly Conversation[], now: Date): HistoryGroup[] {
  const groups: HistoryGroup[] = [];
  for (const conversation of conversations) {
    const label = labelOf(daysBetween(new Date(conversation.updatedAt), now));
    const group = groups.find((known) => known.label === label);
    if (group) group.conversations.push(conversation);
    else groups.push({ label, conversations: [conversation] });
  }
  return groups;
}

function labelOf(days: number): HistoryGroup['label'] {
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days <= 7) return 'Last 7 days';
  return days <= 30 ? 'Last 30 days' : 'Older';
}
