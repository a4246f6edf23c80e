import type { ArticleTrend } from '../../contract/articles.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { formatNumber } from '../../registry/index.ts';
import { namedTermsOf } from '../articleTerms.ts';
import type { Block } from '../prose.ts';
import { capitalize, fact, note, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { subjectWords } from './news.ts';

const asksForTrend = /\b(?:trend\w*|popular\w*|fashionable|in vogue|rising|declining)\b/i;
const unknownTerm = /^[\p{L}\p{N} '’-]{3,60}$/u;

/** What to count the stored articles by; empty for a question that asks for no trend, or names nothing. */
export function trendTermsOf(evidence: Evidence, inquiry: Inquiry): string[] {
  if (!inquiry.asks.has('news') || !asksForTrend.test(inquiry.question)) return [];
  const counted = countedIn(inquiry);
  const unknown = counted.unknownNames.filter((name) => unknownTerm.test(name));
  return [...new Set([...namedTermsOf(evidence, counted), ...unknown])];
}

/** Beside a name an outcome is not counted: articles that name either would be. */
const countedIn = (inquiry: Inquiry): Inquiry =>
  inquiry.ingredients.length + inquiry.unknownNames.length > 0 ? { ...inquiry, topics: [] } : inquiry;

/** Fewer articles are no trend. */
const fewest = 20;
const monthsTold = 3;

/** How often the stored articles name what is asked about, by month, and how many articles that rests on. */
export function trendBlocks(evidence: Evidence, inquiry: Inquiry, trend: ArticleTrend | undefined): Block[] {
  const [first] = trend?.months ?? [];
  if (!trend || !first) return [];
  const named = sum(trend.months.map((each) => each.named));
  const stored = sum(trend.months.map((each) => each.stored));
  const latest = trend.months
    .slice(-monthsTold)
    .toReversed()
    .map((each) => `${each.named} in ${inWords(each.month)}`);
  const subject = subjectWords(evidence, countedIn(inquiry));
  const sentence = `${subject} was named in ${formatNumber(named)} of the ${formatNumber(stored)} stored articles since ${inWords(first.month)}: ${latest.join(', ')}`;
  return [
    paragraph(
      fact(capitalize(sentence), passageOf({ subject, trend, sentence })),
      note(
        stored < fewest || trend.months.length < 2
          ? 'That is too little to call a trend'
          : 'It counts what this workspace has read, not the whole press, and more was read in some months than in others',
      ),
    ),
  ];
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const months = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });
const inWords = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

function passageOf(told: { subject: string; trend: ArticleTrend; sentence: string }): Passage {
  const { subject, trend, sentence } = told;
  const rows = trend.months.map((each) => `${inWords(each.month)}: ${each.named} of ${each.stored}`);
  return {
    key: `trend:${subject}`,
    kind: 'article',
    title: `Stored articles that name ${subject}, by month`,
    source: 'Counted over the stored trade press',
    url: null,
    text: `${capitalize(sentence)}. ${rows.join('; ')}.`,
    isConfirmed: true,
    ingredients: [],
    topics: [],
    trend,
  };
}
