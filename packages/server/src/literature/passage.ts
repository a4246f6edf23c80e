import type { KeptPassage } from '../answers/index.ts';
import type { LiteratureSource, MachineReading } from '../contract/literature.ts';
import { conclusionOf, readAbstract } from './readAbstract.ts';
import type { LiteratureRecord } from './record.ts';
import { serviceName } from './services.ts';

const retracted = 'This work was retracted, so what it reported is not told.';

/** Most of an abstract that a source shows. */
const longestBody = 2500;

/** A record as answers cite it. Never graded: what a machine reads in it is told as such. */
export function literaturePassage(record: LiteratureRecord, retrievedAt: Date): KeptPassage {
  const literature = sourceOf(record, retrievedAt);
  const { title, journal, year, isRetracted } = record;
  const body = cut(record.body);
  return {
    key: `literature:${record.key}`,
    kind: 'literature',
    title: isRetracted ? `Retracted: ${title}` : title,
    source: [journal ?? serviceName(record.service), year].filter(Boolean).join(', '),
    url: record.url,
    text: isRetracted ? retracted : body || `${title}.`,
    isConfirmed: false,
    ingredients: [],
    topics: [],
    remark: remarkOf(literature),
    ...(isRetracted ? {} : { gist: gistOf(record.record, body) }),
    literature,
  };
}

/** What an abstract concludes; what the FDA reports is told from its beginning. */
function gistOf(record: LiteratureRecord['record'], body: string): string | undefined {
  if (record === 'article') return conclusionOf(body).trim() || undefined;
  return record === 'recall' || record === 'report' ? body : undefined;
}

function cut(body: string): string {
  if (body.length <= longestBody) return body;
  const part = body.slice(0, longestBody);
  return `${part.slice(0, part.lastIndexOf('. ') + 1) || part}…`;
}

function sourceOf(record: LiteratureRecord, retrievedAt: Date): LiteratureSource {
  const isStudy = record.record === 'article' || record.record === 'trial';
  const read = isStudy && !record.isRetracted ? readAbstract(cut(record.body)) : {};
  return {
    service: serviceName(record.service),
    record: record.record,
    journal: record.journal,
    year: record.year,
    design: record.design,
    pmid: record.pmid,
    doi: record.doi,
    nct: record.nct,
    isRetracted: record.isRetracted,
    retrievedOn: retrievedAt.toISOString().slice(0, 10),
    ...(Object.keys(read).length > 0 ? { read } : {}),
  };
}

/** `randomised trial, Nutrients, 2021; read by machine: 46 participants, 8 weeks`. */
function remarkOf({ design, journal, year, isRetracted, read }: LiteratureSource): string {
  const about = [isRetracted && 'retracted', design, journal, year].filter(Boolean).join(', ');
  const figures = read ? readingWords(read).join(', ') : '';
  return [about, figures && `read by machine: ${figures}`].filter(Boolean).join('; ');
}

function readingWords({ participants, dose, duration }: MachineReading): string[] {
  const count = participants === undefined ? undefined : `${participants.toLocaleString('en-US')} people`;
  return [count, dose, duration].filter((words) => words !== undefined);
}
