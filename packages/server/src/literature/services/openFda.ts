import { z } from 'zod';
import type { Adapter, Ask } from '../adapter.ts';
import { cleanBody, cleanName, cleanTitle, cleanYear } from '../clean.ts';
import type { LiteratureRecord } from '../record.ts';
import { readEntries, readJson, readReply } from '../reply.ts';

const Reply = z.object({
  meta: z.object({ results: z.object({ total: z.number().int() }) }),
  results: z.array(z.unknown()),
});

const Recall = z.object({
  recall_number: z.string().regex(/^[\w-]{3,40}$/),
  product_description: z.string(),
  reason_for_recall: z.string(),
  recalling_firm: z.string().optional(),
  classification: z.string().optional(),
  status: z.string().optional(),
  report_date: z.string().optional(),
});

const Report = z.object({
  report_number: z.string().regex(/^[\w-]{3,40}$/),
  date_created: z.string().optional(),
  outcomes: z.array(z.string()).optional(),
  reactions: z.array(z.string()).optional(),
  products: z.array(z.object({ name_brand: z.string().optional(), role: z.string().optional() })).optional(),
});

const most = '3';
const mostListed = 8;

/** openFDA: recalls of foods and supplements, and reports of adverse events (CAERS). */
export const openFda: Adapter = {
  async search({ ingredients }, ask) {
    if (ingredients.length === 0) return [];
    const recalls = await find(ask, 'food/enforcement.json', {
      search: matching('product_description', ingredients),
      sort: 'report_date:desc',
    });
    const reports = await find(ask, 'food/event.json', {
      search: matching('products.name_brand', ingredients),
      sort: 'date_created:desc',
    });
    return [
      ...readEntries(Recall, recalls.results).map(recallOf),
      ...readEntries(Report, reports.results).map((report) => reportOf(report, reports.meta.results.total)),
    ];
  },
};

const matching = (field: string, names: readonly string[]): string =>
  names.map((name) => `${field}:"${name}"`).join(' AND ');

/** The service answers 404 where nothing matches. */
async function find(ask: Ask, path: string, parameters: Record<string, string>) {
  const text = await ask(path, { ...parameters, limit: most });
  return text === null ? { meta: { results: { total: 0 } }, results: [] } : readReply(Reply, readJson(text));
}

const common = { service: 'openFda', pmid: null, doi: null, nct: null, isRetracted: false } as const;
const addressOf = (path: string, field: string, number: string) =>
  `https://api.fda.gov/${path}?search=${field}:%22${encodeURIComponent(number)}%22`;

function recallOf(recall: z.infer<typeof Recall>): LiteratureRecord {
  const { recall_number: number, recalling_firm: firm, classification, status } = recall;
  return {
    ...common,
    key: `recall:${number}`,
    record: 'recall',
    title: cleanTitle(`Recall ${number}: ${recall.product_description}`),
    journal: cleanName(firm),
    year: cleanYear(recall.report_date),
    design: classification ? `recall, ${classification}` : 'recall',
    url: addressOf('food/enforcement.json', 'recall_number', number),
    body: cleanBody(
      `Reason for the recall: ${recall.reason_for_recall.replace(/\.?$/, '.')} Product: ${recall.product_description.replace(/\.?$/, '.')}${
        status ? ` Status: ${status.toLowerCase()}.` : ''
      }`,
    ),
  };
}

function reportOf(report: z.infer<typeof Report>, total: number): LiteratureRecord {
  const { report_number: number, products = [], reactions = [], outcomes = [] } = report;
  const brands = listed(products.flatMap(({ name_brand: brand }) => brand ?? []));
  return {
    ...common,
    key: `report:${number}`,
    record: 'report',
    title: cleanTitle(`Adverse event report ${number}: ${brands}`),
    journal: null,
    year: cleanYear(report.date_created),
    design: 'adverse event report',
    url: addressOf('food/event.json', 'report_number', number),
    body: cleanBody(
      `Reported: ${listed(reactions).toLowerCase() || 'no reaction'}. Outcome: ${
        listed(outcomes).toLowerCase() || 'not stated'
      }. Products named: ${brands}. It is one of ${total} reports that name it; a report proves no cause.`,
    ),
  };
}

const listed = (items: readonly string[]): string => [...new Set(items)].slice(0, mostListed).join(', ');
