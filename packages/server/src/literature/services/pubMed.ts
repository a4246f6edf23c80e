import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { OutboundError } from '../../outbound/index.ts';
import type { Adapter } from '../adapter.ts';
import { cleanBody, cleanDoi, cleanName, cleanPmid, cleanTitle, cleanYear } from '../clean.ts';
import { classify } from '../design.ts';
import type { LiteratureQuery, LiteratureRecord } from '../record.ts';
import { readEntries, readJson, readReply } from '../reply.ts';

const Found = z.object({ esearchresult: z.object({ idlist: z.array(z.string()) }) });

/** An element with its attributes, or its bare text. */
const Element = z.union([z.string(), z.looseObject({ '#text': z.string().optional() })]);
const textOf = (element: z.infer<typeof Element> | undefined): string =>
  typeof element === 'string' ? element : (element?.['#text'] ?? '');
const attributeOf = (element: z.infer<typeof Element>, name: string): string =>
  typeof element === 'string' ? '' : String(element[`@${name}`] ?? '');

const Article = z.object({
  MedlineCitation: z.object({
    PMID: Element,
    Article: z.object({
      ArticleTitle: Element,
      Journal: z
        .object({
          Title: z.string().optional(),
          JournalIssue: z
            .object({
              PubDate: z
                .object({ Year: z.string().optional(), MedlineDate: z.string().optional() })
                .optional(),
            })
            .optional(),
        })
        .optional(),
      Abstract: z.object({ AbstractText: z.array(Element) }).optional(),
      PublicationTypeList: z.object({ PublicationType: z.array(Element) }).optional(),
      ELocationID: z.array(Element).optional(),
    }),
    CommentsCorrectionsList: z.object({ CommentsCorrections: z.array(Element) }).optional(),
  }),
});
const Fetched = z.object({
  PubmedArticleSet: z.union([z.object({ PubmedArticle: z.array(z.unknown()).optional() }), z.literal('')]),
});

const lists = new Set(['PubmedArticle', 'AbstractText', 'PublicationType', 'ELocationID', 'CommentsCorrections']); // prettier-ignore
/** Their markup is text's: it is kept as it stands and taken out later. */
const texts = ['*.ArticleTitle', '*.AbstractText'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => lists.has(name),
  stopNodes: texts,
});

const most = '8';

/** PubMed's E-utilities: `esearch` for the numbers, `efetch` for the records. */
export const pubMed: Adapter = {
  async search(query, ask) {
    const found = await ask('esearch.fcgi', {
      db: 'pubmed',
      term: term(query),
      retmode: 'json',
      retmax: most,
      sort: 'relevance',
    });
    const { idlist } = readReply(Found, readJson(found ?? '')).esearchresult;
    const ids = idlist.flatMap((id) => cleanPmid(id) ?? []);
    if (ids.length === 0) return [];
    const fetched = await ask('efetch.fcgi', { db: 'pubmed', id: ids.join(','), retmode: 'xml' });
    return readArticles(fetched ?? '').flatMap((article) => recordOf(article) ?? []);
  },
};

const term = ({ ingredients, others }: LiteratureQuery): string =>
  [...ingredients, ...others].map((name) => `"${name}"[Title/Abstract]`).join(' AND ');

function readArticles(xml: string) {
  // A record has no use for entities of its own; attacks by expansion and by external files do.
  if (/<!ENTITY/i.test(xml)) throw new OutboundError('Declares entities, which no record needs');
  if (XMLValidator.validate(xml) !== true) throw new OutboundError('The answer broke off or is no XML');
  const { PubmedArticleSet: set } = readReply(Fetched, parser.parse(xml));
  return readEntries(Article, set === '' ? [] : (set.PubmedArticle ?? []));
}

function recordOf({ MedlineCitation: citation }: z.infer<typeof Article>): LiteratureRecord | null {
  const { Article: article } = citation;
  const kind = classify((article.PublicationTypeList?.PublicationType ?? []).map(textOf));
  const pmid = cleanPmid(textOf(citation.PMID));
  const title = cleanTitle(textOf(article.ArticleTitle));
  if (!kind.isStudy || pmid === null || title === '') return null;
  const date = article.Journal?.JournalIssue?.PubDate;
  const doi = article.ELocationID?.find((element) => attributeOf(element, 'EIdType') === 'doi');
  const notices = citation.CommentsCorrectionsList?.CommentsCorrections ?? [];
  return {
    key: `pmid:${pmid}`,
    service: 'pubMed',
    record: 'article',
    title,
    journal: cleanName(article.Journal?.Title),
    year: cleanYear(date?.Year ?? date?.MedlineDate),
    design: kind.design,
    pmid,
    doi: cleanDoi(textOf(doi)),
    nct: null,
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    body: cleanBody((article.Abstract?.AbstractText ?? []).map(sectionOf).join(' ')),
    isRetracted:
      kind.isRetracted || notices.some((notice) => attributeOf(notice, 'RefType') === 'RetractionIn'),
  };
}

/** A part of an abstract with its label before it. */
function sectionOf(element: z.infer<typeof Element>): string {
  const label = attributeOf(element, 'Label');
  return label ? `${label.charAt(0)}${label.slice(1).toLowerCase()}: ${textOf(element)}` : textOf(element);
}
