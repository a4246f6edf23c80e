import type { StudyChart, StudyPoint } from '@seedbed/server/contract';

/** How findings are looked at. */
export const views = ['forest', 'dose', 'timeline'] as const;
export type ChartView = (typeof views)[number];

/** What is drawn of a finding. */
export type DrawnStudy = Omit<StudyPoint, 'title' | 'passage' | 'url' | 'weeks'>;

/** What is drawn of a chart. */
export interface DrawnChart extends Pick<StudyChart, 'better'> {
  ingredient: Pick<StudyChart['ingredient'], 'name'>;
  topic: Pick<StudyChart['topic'], 'name'>;
  points: readonly DrawnStudy[];
}
