import type { Rfq } from '@seedbed/server/contract';
import {
  choiceField,
  dayField,
  listField,
  numberField,
  textField,
  type Field,
  type FieldGroup,
} from '../../../fields/field';
import { incoterms } from '../incoterms';
import { askedLabels, endOfDay, readQuantities, whole } from '../rfqWords';

const label = (name: string) => askedLabels[name] ?? name;
const markets = ['US', 'EU', 'UK'].map((id) => ({ id, label: id }));
const notSaid = { id: '', label: 'Not said yet' };

const redactions = [
  { id: 'none', label: 'The whole formula' },
  { id: 'activesOnly', label: 'Actives and their amounts only' },
  { id: 'noAmounts', label: 'Names without amounts' },
];

const quantities = ({ quantities: asked }: Rfq): Field => ({
  kind: 'text',
  id: 'quantities',
  label: label('quantities'),
  hint: 'Three to five, rising: 2,500, 5,000, 10,000',
  fault: 'Write whole numbers, parted by commas: 2,500, 5,000, 10,000.',
  value: (asked ?? []).map(whole).join(', '),
  set: (text) => {
    const read = text === null ? null : readQuantities(text);
    return read === undefined ? undefined : { quantities: read };
  },
});

/** Until when quotes come: the end of a UTC day. */
function due({ dueAt }: Rfq): Field {
  const day = dayField('dueAt', label('dueAt'), { value: dueAt?.slice(0, 10) });
  if (day.kind !== 'text') return day;
  const { set } = day;
  return {
    ...day,
    set: (text: string | null) => set(text) && { dueAt: text === null ? null : endOfDay(text) },
  };
}

/** A list that is empty, not unknown, where nothing is said. */
const list = (
  id: 'tests' | 'certifications',
  name: string,
  shown: { value: string[]; hint: string; isLong?: boolean },
) => {
  const field = listField(id, name, shown);
  if (field.kind !== 'text') return field;
  const { set } = field;
  return { ...field, set: (text: string | null) => ({ [id]: set(text)?.[id] ?? [] }) };
};

/** One of a few that is never unknown. */
const redaction = ({ redaction: told }: Rfq): Field => ({
  kind: 'choice',
  id: 'redaction',
  label: 'Makers see',
  value: told,
  options: redactions,
  set: (id) => ({ redaction: id }),
});

const nda = ({ ndaRequired }: Rfq): Field => ({
  kind: 'flag',
  id: 'ndaRequired',
  label: 'A non-disclosure agreement comes first',
  value: ndaRequired,
  set: (isOn) => ({ ndaRequired: isOn }),
});

/** What is asked for, as fields. */
export const requestGroups = (rfq: Rfq): FieldGroup[] => [
  {
    title: 'Product',
    fields: [
      textField('formFactor', label('formFactor'), { value: rfq.formFactor, hint: 'e.g. capsule' }),
      textField('serving', label('serving'), { value: rfq.serving, hint: 'e.g. 2 capsules' }),
      numberField('count', label('count'), { value: rfq.count, min: 1 }),
      textField('packaging', label('packaging'), {
        value: rfq.packaging,
        hint: 'e.g. 150 ml bottle, label, carton',
        isLong: true,
      }),
    ],
  },
  {
    title: 'Order',
    fields: [
      quantities(rfq),
      due(rfq),
      choiceField('market', label('market'), { value: rfq.market ?? '', options: [notSaid, ...markets] }),
      choiceField('incoterm', label('incoterm'), {
        value: rfq.incoterm ?? '',
        options: [notSaid, ...incoterms],
      }),
      textField('shipTo', label('shipTo'), { value: rfq.shipTo, hint: 'Town and country will do' }),
      textField('samples', 'Samples', { value: rfq.samples, hint: 'e.g. 20 capsules before the run' }),
    ],
  },
  {
    title: 'Quality',
    fields: [
      list('tests', label('tests'), {
        value: rfq.tests,
        hint: 'Of each batch: identity, potency',
        isLong: true,
      }),
      list('certifications', 'Certifications', { value: rfq.certifications, hint: 'e.g. NSF cGMP, organic' }),
    ],
  },
  {
    title: 'Between us',
    fields: [
      textField('firm', 'Your firm', { value: rfq.firm, hint: 'Name and address, as makers read them' }),
      redaction(rfq),
      textField('targetPrice', 'Target price of a unit, US dollars', {
        value: rfq.targetPrice,
        hint: 'No maker sees it',
      }),
      nda(rfq),
    ],
  },
];
