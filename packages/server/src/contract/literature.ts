import { z } from 'zod';
import { Day } from './http.ts';

/** How a public service was asked, and what came of it. */
export const LiteratureAnswer = z.strictObject({
  service: z.string().describe('Its name, e.g. Europe PMC'),
  state: z
    .enum(['asking', 'answered', 'kept', 'failed'])
    .describe('kept: not asked again, what it answered a while ago still holds'),
  found: z.int().describe('Records that it gave'),
  error: z.string().optional().describe('Why it gave nothing, also where older answers stand in'),
});
export type LiteratureAnswer = z.infer<typeof LiteratureAnswer>;

/** A search beyond the base: the words that left this server, and the services they were sent to. */
export const LiteratureSearch = z
  .strictObject({
    words: z.string().describe('All that was sent: names of what the question asks about'),
    services: z.array(LiteratureAnswer).describe('In the order in which they are told'),
  })
  .meta({
    id: 'LiteratureSearch',
    example: {
      words: 'magnesium sleep',
      services: [
        { service: 'Europe PMC', state: 'answered', found: 8 },
        { service: 'PubMed', state: 'failed', found: 0, error: 'Did not answer within 8 s' },
      ],
    },
  });
export type LiteratureSearch = z.infer<typeof LiteratureSearch>;

/** What a machine read in an abstract, in its own words; nobody has confirmed it and it counts for no grade. */
export const MachineReading = z.strictObject({
  population: z.string().optional().describe('Who was studied'),
  participants: z.int().optional().describe('How many'),
  dose: z.string().optional().describe('The amount that was given'),
  duration: z.string().optional().describe('For how long'),
  direction: z
    .enum(['favours', 'no difference', 'mixed', 'against'])
    .optional()
    .describe('Which way its conclusion points'),
});
export type MachineReading = z.infer<typeof MachineReading>;

/** A record of a public service, as it was retrieved. */
export const LiteratureSource = z.strictObject({
  service: z.string().describe('Where it was found'),
  record: z
    .enum(['article', 'trial', 'recall', 'report', 'label'])
    .describe('report: of an adverse event, which proves no cause'),
  journal: z.string().nullable().describe('Who published it: a journal, sponsor, firm or brand'),
  year: z.int().nullable().describe('Of publication, start or report'),
  design: z.string().nullable().describe('As the service classifies it, e.g. randomised trial'),
  pmid: z.string().nullable().describe('Number at PubMed'),
  doi: z.string().nullable().describe('Digital object identifier, without a resolver'),
  nct: z.string().nullable().describe('Number at ClinicalTrials.gov'),
  isRetracted: z.boolean().describe('What it reported was withdrawn'),
  retrievedOn: Day.describe('When it was last read at the service'),
  read: MachineReading.optional().describe('Read by machine; absent where nothing could be read'),
});
export type LiteratureSource = z.infer<typeof LiteratureSource>;
