import type { AskKind } from '../askKinds.ts';

/** “How much sodium is in 15 g of reduced sodium soy sauce?”: what a label says of a food tells its kind. */
export const isOfKind = (question: string): boolean =>
  /\bhow (?:much|many)\b|\bcontents?\b/i.test(question) &&
  !speaksOfLabels.test(question) &&
  !isOfRules.test(question);
/** What a food is called, and what a label says of it. */
export const speaksOfLabels =
  /\b(?:labels?|call(?:ed)?|say|print|criteri\w+|definition|means?|count(?:s|ed)? as|qualif\w+)\b/i;

/** As what a comparison of foods may be read: a claim of a label, what goes with wine. */
export const besideMore: ReadonlySet<AskKind> = new Set<AskKind>(['contentClaim', 'interaction']);

/** “Which really has more vitamin A?” compares, and asks for no word of a label. */
export const whichMore =
  /\b(?:which|what|the one)\b[^.?!;]*\b(?:more|most|less|least|higher|highest|lower|lowest|richer|richest)\b/i;

/** What rules, limits and doses are asked for by, in words. */
export const isOfRules =
  /\b(?:may|allowed|permitted|legal|limits?|maximum|max|ceiling|tolerable|threshold|dos(?:e|es|age)|should (?:we|i|you|one|people) (?:add|dose|give|put|take|use)|(?<!\b(?:i|we|they) )needs?|daily|a day|per day|recommended|requirements?|intake|claims?|absor\w+|bioavailab\w+|risk|safe)\b/i;
