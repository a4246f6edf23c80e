import type { MaterialFields } from '@seedbed/server/contract';
import { flagField, numberField, textField, type Field, type FieldGroup } from './field';

/** Of a line, or of the material that brings them to it. */
type Plant = Pick<MaterialFields, 'latinName' | 'plantPart' | 'extract' | 'marker' | 'constituents'>;

/** A share, in percent. */
export const percent = { unit: '%', min: 0, max: 100 };

/** The plant that an extract is of, what it is standardised to, and what is declared of it. */
export function plantGroup(line: Plant): FieldGroup {
  return { title: 'Plant and extract', fields: plantFields(line) };
}

function plantFields({ latinName, plantPart, extract, marker, constituents }: Plant): Field[] {
  return [
    textField('latinName', 'Latin name', { value: latinName }),
    textField('plantPart', 'Part of the plant', { value: plantPart, hint: 'Such as root' }),
    {
      kind: 'choice',
      id: 'extract.kind',
      label: 'Extract',
      value: extract?.kind ?? '',
      options: [
        { id: '', label: 'None' },
        { id: 'dry', label: 'Dry' },
        { id: 'liquid', label: 'Liquid' },
      ],
      set: (kind) => (kind === '' ? { extract: null } : { 'extract.kind': kind }),
    },
    ...(extract
      ? [
          textField('extract.ratio', 'Ratio', { value: extract.ratio, hint: 'Such as 4:1' }),
          textField('extract.solvent', 'Solvent', { value: extract.solvent, hint: 'Such as 40% ethanol' }),
          flagField('extract.fresh', 'Of the fresh plant', { value: extract.fresh }),
        ]
      : []),
    {
      kind: 'text',
      id: 'marker.name',
      label: 'Standardised to',
      hint: 'Such as EGCG',
      value: marker?.name ?? '',
      set: (name) => (name ? { 'marker.name': name } : { marker: null }),
    },
    ...(marker
      ? [
          numberField('marker.percent', 'Share of the marker', { value: marker.percent, ...percent }),
          textField('marker.method', 'Assayed by', { value: marker.method, hint: 'Such as HPLC' }),
        ]
      : []),
    {
      kind: 'text',
      id: 'constituents',
      label: 'Constituents',
      hint: 'Names with their share, such as EPA 33 %, DHA 22 %',
      fault: 'Write each as a name and a percentage, parted by commas.',
      value: (constituents ?? []).map(({ name, percent }) => `${name} ${percent} %`).join(', '),
      set: readConstituents,
    },
  ];
}

function readConstituents(text: string | null) {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => /^(.+?)\s+([\d.]+)\s*%?$/.exec(part));
  if (!read.every((match) => match !== null)) return undefined;
  return {
    constituents: read.length > 0 ? read.map(([, name, share]) => ({ name, percent: Number(share) })) : null,
  };
}
