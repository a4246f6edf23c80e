import { z } from 'zod';
import { OutboundError } from '../../outbound/index.ts';
import type { Adapter } from '../adapter.ts';
import { cleanBody, cleanDoi, cleanName, cleanPmid, cleanTitle, cleanYear } from '../clean.ts';
import { classify } from '../design.ts';
import type { LiteratureQuery, LiteratureRecord } from '../record.ts';
import { readEntries, readJson, readReply } from '../reply.ts';

const Reply = z.object({ resultList: z.object({ result: z.array(z.unknown()) }) });

/** The fields that are read of `resultType=core`; others are many and change. */
const Result = z.object({
  id: z.string(),
  source: z.string().regex(/^[A-Z]{2,4}$/),
  pmid: z.string().optional(),
  doi: z.string().optional(),
  title: z.string(),
  pubYear: z.string().optional(),
  journalInfo: z.object({ journal: z.object({ title: z.string().optional() }).optional() }).optional(),
  abstractText: z.string().optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
  commentCorrectionList: z
    .object({ commentCorrection: z.array(z.object({ type: z.string().optional() })) })
    .optional(),
});

const most = '8';

/** Europe PMC's REST search, `resultType=core`. */
export const europePmc: Adapter = {
  async search(query, ask) {
    const text = await ask('search', {
      query: expression(query),
      resultType: 'core',
      format: 'json',
      pageSize: most,
    });
    if (text === null) throw new OutboundError('Answered 404');
    const { resultList } = readReply(Reply, readJson(text));
    return readEntries(Result, resultList.result).flatMap((result) => recordOf(result) ?? []);
  },
};

const expression = ({ ingredients, others }: LiteratureQuery): string =>
  [...ingredients, ...others].map((name) => `TITLE_ABS:"${name}"`).join(' AND ');

function recordOf(result: z.infer<typeof Result>): LiteratureRecord | null {
  const kind = classify(result.pubTypeList?.pubType ?? []);
  const title = cleanTitle(result.title);
  if (!kind.isStudy || title === '') return null;
  const pmid = cleanPmid(result.pmid);
  const doi = cleanDoi(result.doi);
  const notices = result.commentCorrectionList?.commentCorrection ?? [];
  return {
    key: pmid ? `pmid:${pmid}` : doi ? `doi:${doi}` : `europePmc:${result.source}/${result.id}`,
    service: 'europePmc',
    record: 'article',
    title,
    journal: cleanName(result.journalInfo?.journal?.title),
    year: cleanYear(result.pubYear),
    design: result.source === 'PPR' ? 'preprint' : kind.design,
    pmid,
    doi,
    nct: null,
    url: `https://europepmc.org/article/${result.source}/${encodeURIComponent(result.id)}`,
    body: cleanBody(result.abstractText ?? ''),
    isRetracted: kind.isRetracted || notices.some(({ type }) => /^retraction in\b/i.test(type ?? '')),
  };
}
