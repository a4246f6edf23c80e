import { rankOf } from './design.ts';
import type { LiteratureRecord } from './record.ts';

const last = 1000;

const titleKey = ({ record, title }: LiteratureRecord): string =>
  `${record} ${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;

/** Two services' records of one work as one: what the first lacks the second gives, and retracted is what either says so. */
const joined = (first: LiteratureRecord, second: LiteratureRecord): LiteratureRecord => ({
  ...first,
  key: first.pmid === null && second.pmid !== null ? second.key : first.key,
  journal: first.journal ?? second.journal,
  year: first.year ?? second.year,
  design: first.design ?? second.design,
  pmid: first.pmid ?? second.pmid,
  doi: first.doi ?? second.doi,
  body: first.body || second.body,
  isRetracted: first.isRetracted || second.isRetracted,
});

/** Records of several services, each work once: the strongest designs first, retracted works last. */
export function mergeRecords(records: readonly LiteratureRecord[]): LiteratureRecord[] {
  const works = new Map<string, LiteratureRecord>();
  const places = new Map<string, string>();
  for (const record of records) {
    const names = [record.key, record.doi && `doi:${record.doi}`, titleKey(record)].filter(
      (name) => typeof name === 'string',
    );
    const place = names.map((name) => places.get(name)).find((known) => known !== undefined) ?? record.key;
    const known = works.get(place);
    works.set(place, known ? joined(known, record) : record);
    for (const name of names) places.set(name, place);
  }
  const order = (record: LiteratureRecord) => (record.isRetracted ? last : rankOf(record.design));
  return [...works.values()].toSorted((left, right) => order(left) - order(right));
}
