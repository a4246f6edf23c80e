import { z } from 'zod';
import { OutboundError } from '../../outbound/index.ts';
import type { Adapter } from '../adapter.ts';
import { cleanBody, cleanName, cleanTitle, cleanYear } from '../clean.ts';
import type { LiteratureRecord } from '../record.ts';
import { readEntries, readJson, readReply } from '../reply.ts';

const Reply = z.object({ studies: z.array(z.unknown()) });

const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({ nctId: z.string().regex(/^NCT\d{8}$/), briefTitle: z.string() }),
    statusModule: z
      .object({
        overallStatus: z.string().optional(),
        startDateStruct: z.object({ date: z.string().optional() }).optional(),
      })
      .optional(),
    sponsorCollaboratorsModule: z
      .object({ leadSponsor: z.object({ name: z.string().optional() }).optional() })
      .optional(),
    descriptionModule: z.object({ briefSummary: z.string().optional() }).optional(),
    designModule: z
      .object({
        studyType: z.string().optional(),
        designInfo: z.object({ allocation: z.string().optional() }).optional(),
        enrollmentInfo: z.object({ count: z.number().optional(), type: z.string().optional() }).optional(),
      })
      .optional(),
  }),
  hasResults: z.boolean().optional(),
});

const modules = ['IdentificationModule', 'StatusModule', 'SponsorCollaboratorsModule', 'DescriptionModule', 'DesignModule']; // prettier-ignore
const most = '4';

/** The registry of ClinicalTrials.gov, API v2. */
export const clinicalTrials: Adapter = {
  async search({ ingredients, others }, ask) {
    if (ingredients.length === 0) return [];
    const text = await ask('studies', {
      'query.intr': ingredients.join(' AND '),
      ...(others.length > 0 ? { 'query.term': others.join(' AND ') } : {}),
      fields: [...modules, 'HasResults'].join('|'),
      pageSize: most,
      format: 'json',
    });
    if (text === null) throw new OutboundError('Answered 404');
    return readEntries(Study, readReply(Reply, readJson(text)).studies).map(recordOf);
  },
};

function recordOf({ protocolSection: protocol, hasResults }: z.infer<typeof Study>): LiteratureRecord {
  const { nctId, briefTitle } = protocol.identificationModule;
  const { designModule: design, statusModule: status } = protocol;
  return {
    key: `nct:${nctId}`,
    service: 'clinicalTrials',
    record: 'trial',
    title: cleanTitle(briefTitle),
    journal: cleanName(protocol.sponsorCollaboratorsModule?.leadSponsor?.name),
    year: cleanYear(status?.startDateStruct?.date),
    design: designOf(design),
    pmid: null,
    doi: null,
    nct: nctId,
    url: `https://clinicaltrials.gov/study/${nctId}`,
    body: cleanBody(
      [
        status?.overallStatus && `Status: ${inWords(status.overallStatus)}.`,
        enrolmentOf(design?.enrollmentInfo),
        hasResults ? 'Results are posted.' : 'No results are posted.',
        protocol.descriptionModule?.briefSummary,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    isRetracted: false,
  };
}

type Design = z.infer<typeof Study>['protocolSection']['designModule'];

function designOf(design: Design): string {
  if (design?.studyType?.toUpperCase() !== 'INTERVENTIONAL') return 'registered study';
  return design.designInfo?.allocation === 'RANDOMIZED' ? 'registered randomised trial' : 'registered trial';
}

function enrolmentOf(info: NonNullable<Design>['enrollmentInfo']): string {
  if (info?.count === undefined) return '';
  return info.type === 'ACTUAL' ? `Enrolled ${info.count} people.` : `Plans to enrol ${info.count} people.`;
}

/** `ACTIVE_NOT_RECRUITING` as words. */
const inWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
