import type { Evidence } from '../loadEvidence.ts';

/** What an outcome is called in a sentence: `body weight`; its key where it has no name. */
export const topicName = ({ topics }: Pick<Evidence, 'topics'>, topic: string): string =>
  topics.get(topic)?.name ?? topic;
