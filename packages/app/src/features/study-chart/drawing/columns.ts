import type { DataColumn } from '@seedbed/ui/chart';
import { doseWords, effectWords, intervalWords, number, studyName } from './chartWords';
import type { PlottedStudy } from './plotted';

/** The table of a chart: what is drawn, in words and figures. `effect` names the measure. */
export const studyColumns = (effect: string): DataColumn<PlottedStudy>[] => [
  {
    id: 'study',
    label: 'Study',
    cell: ({ study }) => studyName(study),
    value: ({ study }) => study.source,
  },
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ study }) => study.outcome,
    value: ({ study }) => study.outcome,
  },
  {
    id: 'effect',
    label: effect,
    cell: ({ study }) => effectWords(study),
    value: ({ study }) => study.effect,
    isNumber: true,
  },
  {
    id: 'interval',
    label: '95 % interval',
    cell: ({ study }) => intervalWords(study),
    value: ({ study }) => (study.low === null ? null : intervalWords(study)),
    isNumber: true,
  },
  {
    id: 'dose',
    label: 'Dose a day',
    cell: ({ study }) => doseWords(study),
    value: ({ study }) => study.doseMg,
    isNumber: true,
  },
  {
    id: 'people',
    label: 'People',
    cell: ({ study }) => (study.n === null ? 'not stated' : number(study.n)),
    value: ({ study }) => study.n,
    isNumber: true,
  },
  {
    id: 'year',
    label: 'Year',
    cell: ({ study }) => study.year,
    value: ({ study }) => study.year,
    isNumber: true,
  },
  {
    id: 'direction',
    label: 'Finding',
    cell: ({ study }) => study.direction + (study.isConfirmed ? '' : ', unconfirmed'),
    value: ({ study }) => study.direction,
  },
  { id: 'grade', label: 'Grade', cell: ({ study }) => study.grade, value: ({ study }) => study.grade },
];
