import type { AskKind } from '../answers/index.ts';
import type { Adapter } from './adapter.ts';
import type { LiteratureQuery, ServiceKey } from './record.ts';
import { clinicalTrials } from './services/clinicalTrials.ts';
import { dsld } from './services/dsld.ts';
import { europePmc } from './services/europePmc.ts';
import { openFda } from './services/openFda.ts';
import { pubMed } from './services/pubMed.ts';

/** A public service, and how it is treated. */
export interface LiteratureService {
  readonly key: ServiceKey;
  /** As it is told to readers. */
  readonly name: string;
  /** Its public address; ends with a slash. */
  readonly url: string;
  readonly adapter: Adapter;
  /** Least time between two calls of this deployment, in ms. */
  readonly everyMs: number;
  /** Longest time for all calls of one search, waiting included, in ms. */
  readonly timeoutMs: number;
  /** Most bytes of one answer. */
  readonly maxBytes: number;
  /** How long an answer holds before the service is asked again, in hours. */
  readonly keepHours: number;
  /** Whether it has anything to say on a question. */
  isAsked(query: LiteratureQuery, asks: ReadonlySet<AskKind>): boolean;
}

const ofSafety: readonly AskKind[] = ['safety', 'interaction', 'news'];
const ofLabels: readonly AskKind[] = ['dose', 'form', 'claim', 'content', 'attributes', 'cost', 'pieces', 'labelValue']; // prettier-ignore
const ofStudies: readonly AskKind[] = ['benefit', 'studies', 'dose', 'comparison', 'absorption', 'explanation']; // prettier-ignore

const wants = (asks: ReadonlySet<AskKind>, kinds: readonly AskKind[]) => kinds.some((kind) => asks.has(kind));
const isNamed = ({ ingredients }: LiteratureQuery) => ingredients.length > 0;
const megabyte = 1_000_000;

/**
 * The services, in the order in which they are told. Paces are below what each allows without a key: E-utilities three
 * calls a second, openFDA 240 a minute, ClinicalTrials.gov about 50 a minute.
 */
export const literatureServices: readonly LiteratureService[] = [
  {
    key: 'europePmc',
    name: 'Europe PMC',
    url: 'https://www.ebi.ac.uk/europepmc/webservices/rest/',
    adapter: europePmc,
    everyMs: 250,
    timeoutMs: 8000,
    maxBytes: 4 * megabyte,
    keepHours: 24,
    isAsked: () => true,
  },
  {
    key: 'pubMed',
    name: 'PubMed',
    url: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/',
    adapter: pubMed,
    everyMs: 400,
    timeoutMs: 8000,
    maxBytes: 4 * megabyte,
    keepHours: 24,
    isAsked: () => true,
  },
  {
    key: 'clinicalTrials',
    name: 'ClinicalTrials.gov',
    url: 'https://clinicaltrials.gov/api/v2/',
    adapter: clinicalTrials,
    everyMs: 1300,
    timeoutMs: 8000,
    maxBytes: 2 * megabyte,
    keepHours: 72,
    isAsked: (query, asks) => isNamed(query) && (asks.size === 0 || wants(asks, ofStudies)),
  },
  {
    key: 'openFda',
    name: 'openFDA',
    url: 'https://api.fda.gov/',
    adapter: openFda,
    everyMs: 300,
    timeoutMs: 8000,
    maxBytes: 2 * megabyte,
    keepHours: 24,
    isAsked: (query, asks) => isNamed(query) && wants(asks, ofSafety),
  },
  {
    key: 'dsld',
    name: 'NIH DSLD',
    url: 'https://api.ods.od.nih.gov/dsld/v9/',
    adapter: dsld,
    everyMs: 400,
    timeoutMs: 8000,
    maxBytes: 2 * megabyte,
    keepHours: 24 * 7,
    isAsked: (query, asks) => isNamed(query) && wants(asks, ofLabels),
  },
];

/** The name of a service. */
export const serviceName = (key: ServiceKey): string =>
  literatureServices.find((service) => service.key === key)?.name ?? key;
