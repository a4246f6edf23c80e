/** What a question wants to know. One question may want several things. */
export type Intent =
  | 'dose'
  | 'limit'
  | 'safety'
  | 'benefit'
  | 'compare'
  | 'form'
  | 'claim'
  | 'labelValue'
  | 'regulation'
  | 'news'
  | 'cost'
  | 'convert'
  | 'cure'
  | 'explain'
  | 'attributes'
  | 'diagnosis';

/** Somebody asks about their own body, or that of one they know: no question of product development. */
const personal = new RegExp(
  [
    String.raw`\bdiagnos`,
    String.raw`\b(?:do|might|could) i have\b`,
    String.raw`\bmy (?:symptoms?|doctor|medications?|medicines?|prescription|blood (?:test|pressure|sugar)|condition|pain|headaches?|sleep|hair|skin|anxiety|depression|diabetes|cholesterol|levels?)\b(?!-| (?:aid|bar|blend|brand|capsule|claim|concept|drink|formula|gumm|mix|powder|product|range|shot|softgel|supplement|tablet))`,
    String.raw`\bmy (?:son|daughter|child|kids?|baby|wife|husband|mother|father|mum|mom|dad|grandmother|grandfather)\b`,
    String.raw`\bi (?:feel|suffer|was diagnosed|have been diagnosed|am (?:pregnant|ill|sick|tired|diabetic|depressed))\b|\bi['’]m (?:pregnant|ill|sick|tired|diabetic|depressed)\b`,
    String.raw`\bi (?:have|['’]ve got|got) (?:an? )?(?:[a-z-]+ )?(?:pains?|aches?|headaches?|fever|rash|lump|tumou?r|cancer|diabetes|depression|anxiety|insomnia|hypertension|arthritis|migraines?|disease|infection|cold|flu|trouble|problems? (?:with|sleeping))\b`,
    String.raw`\bi(?: have|['’]ve)? (?:just |accidentally )?(?:took|taken|swallowed|overdosed)\b`,
    String.raw`\bshould i (?:stop|take|quit)\b|\binstead of my\b|\bwhat should i (?:take|do)\b`,
  ].join('|'),
  'i',
);

const patterns: readonly [Intent, RegExp][] = [
  ['dose', /\bhow (?:much|many (?:mg|mcg|µg|grams?|iu))\b|\bdos(?:e|es|age|ages|ing)\b|\bper (?:day|serving|portion)\b|\brda\b|\b(?:daily|recommended) (?:intake|amount|allowance)\b|\bintakes?\b|\brequirement|\bneeds?\b.*\b(?:mg|mcg|adults?)\b/i],
  ['limit', /\bupper (?:intake )?(?:limit|level)|\blimits?\b|\bul\b|\bmax(?:imum)?\b|\btoo much\b|\boverdose\b|\btoxic(?:ity)?\b|\bsafe (?:amount|level|limit|dose|upper)|\btolerable\b|\bthresholds?\b|\bexceeds?\b|\babove the\b|\bhow high\b/i],
  ['safety', /\bsafe(?:ty|ly)?\b|\btoxic(?:ity)?\b|\boverdose\b|\btoo much\b|\bbad for\b|\btogether with\b|\bcombin(?:e|ed|ing) with\b|\binterfer|\bdamag|\bhurts?\b|\bdeplet|\bblocks?\b|\b(?:with|on|and|plus|taking|while using) (?:an? |the )?(?:ssris?|statins?|(?:oral )?contracepti\w+|antibiotics?|levothyroxine|metformin|blood thinners?|anticoagulants?|antidepressants?|the pill)\b|\bside[- ]effects?\b|\badverse\b|\binteract|\bcontraindicat|\brisks?\b|\bdanger|\bwarning|\bcautions?\b|\bharm|\bwarfarin\b|\bmedication|\ballerg/i],
  ['benefit', /\bbenefits?\b|\bhelp(?:s|ful)?\b|\bwork(?:s|ing)?\b|\beffective|\befficacy\b|\bgood for\b|\bevidence\b|\bimproves?\b|\bstud(?:y|ies|ied)\b|\bresearch\b|\btrials?\b|\bsupports?\b|\beffects? (?:of|on)\b|\bdoes .* do\b|\bgrade\b|\bproven\b|\breduces?\b|\blowers?\b|\bboosts?\b|\bincreases?\b/i],
  ['compare', /\bvs\.?\b|\bversus\b|\bcompar(?:e|ed|es|ing|ison)\b|\bdifferen(?:ce|t) (?:between|from)\b|\bbetter\b|\bbetter than\b|\bor\b/i],
  ['form', /\bforms?\b|\bbioavailab|\babsor(?:b|ption)|\belemental\b|\bsalts?\b|\bglycinate\b|\bbisglycinate\b|\bcitrate\b|\boxide\b|\bpicolinate\b|\bthreonate\b|\bmalate\b|\btaurate\b/i],
  ['claim', /\bclaims?\b|\b(?:can|may|could|should) (?:i|we|my|our|you|it|they|the|an?)\b.*\b(?:say|put|write|print|state|call|describe|promise|use the (?:word|term|phrase))\b|\bsay on\b|\bon (?:the )?(?:pack|label|packaging)\b|\badverti[sz]|\bauthori[sz]ed\b|\bstructure[- /]function\b|\bdisclaimer\b|\bhealth claim|\bwording\b|\bmarket(?:ed)? as\b|\bpromote\b/i],
  ['labelValue', /\bdaily values?\b|\brdi\b|\b%\s?dv\b|\bdv\b|\bnrv\b|\breference (?:value|intake)|\b%\s?nrv\b|\bpercent(?:age)? (?:of )?(?:the )?(?:daily|dv|nrv)/i],
  ['regulation', /\blegal\b|\bsell(?:ing)?\b|\bapprov(?:al|ed)\b|\ballowed\b|\bpermitted\b|\bbanned\b|\bprohibited\b|\bnovel foods?\b|\bndi\b|\bgras\b|\bregulat|\bfda\b|\befsa\b|\brules?\b|\bcompl(?:y|iance|iant)\b|\blabel(?:s|ling|ing)?\b|\bnotif|\brounding\b|\bsupplement facts\b|\bnutrition facts\b|\bgluten[- ]free\b|\bstatus\b/i],
  ['news', /\bnews\b|\blatest\b|\btrend(?:s|ing)?\b|\brecent(?:ly)?\b|\bheadlines?\b|\bwhat(?:['’]s| is) new\b|\blaunch(?:es|ed)?\b|\bthis (?:week|month)\b|\barticles?\b|\brecalls?\b|\bhappening\b/i],
  ['cost', /\bcosts?\b|\bpric(?:e|es|ing)\b|\bexpensive\b|\bcheap(?:er|est)?\b|\bmargins?\b|\brevenue\b|(?:usd|\$|eur|€|dollars?|euros?) ?(?:a|per|\/) ?(?:kg|kilo)\b|\bmoq\b|\bminimum (?:order|run|batch)|\blead[- ]?times?\b|\byields?\b|\boverages?\b|\bquotes?\b|\bprofit|\bbudget\b|\bhow much (?:is|are|for|would|will) .*\b(?:tests?|testing|panel|bottles?|labels?|cartons?|jars?|pouch(?:es)?|shells?|stability|development)\b/i],
  ['convert', /\bconvert|\bhow many (?:iu|mcg|µg|mg|micrograms)\b|\b(?:in|to|into) (?:iu|mcg|µg|mg|micrograms|milligrams)\b|\biu (?:to|in|is)\b|\bwhat (?:%|percent(?:age)?)|\bhow many (?:%|percent)/i],
  ['cure', /\bcur(?:e|es|ing|ed)\b|\btreat(?:s|ing|ment|ed)?\b|\bheals?\b|\bprevents?\b|\bget rid of\b|\bfight(?:s)?\b|\breverses?\b|\bremed(?:y|ies)\b/i],
  ['explain', /^(?:but |and |so |ok(?:ay)? )*why\b|\bhow come\b|\bhow do you know\b|\bhow sure\b|\bhow (?:was|is|did you (?:get|reach|arrive at)) (?:the|that|this) (?:grade|score|rating)|\bexplain (?:the|that|this)\b|\bwhat does (?:the|that|this) grade\b|\bwhere does (?:that|this|it) come from\b|\bon what basis\b/i],
  ['attributes', /\bvegan\b|\bvegetarian\b|\ballergens?\b|\bplant[- ]based\b|\banimal[- ](?:free|derived|origin)\b|\bgelatine?\b|\bhalal\b|\bkosher\b/i],
  ['diagnosis', personal],
]; // prettier-ignore

/** The intents of a question; empty when it only names something. */
export function findIntents(question: string): Set<Intent> {
  return new Set(patterns.filter(([, pattern]) => pattern.test(question)).map(([intent]) => intent));
}

/** Who the product is for. */
export type Group = 'children' | 'infants' | 'pregnancy' | 'older' | 'women' | 'men';

const groups: readonly [Group, RegExp][] = [
  ['infants', /\binfants?\b|\bbab(?:y|ies)\b|\bnewborns?\b/i],
  [
    'children',
    /\bchild(?:ren)?\b|\bkids?\b|\btoddlers?\b|\bteen(?:ager)?s?\b|\badolescents?\b|\bpa?ediatric\b/i,
  ],
  ['pregnancy', /\bpregnan(?:t|cy)\b|\bbreast-?feed|\blactat|\bprenatal\b|\bnursing\b|\bexpecting\b/i],
  ['older', /\bolder (?:adults|people)\b|\belderly\b|\bseniors?\b|\bover (?:50|55|60|65|70)\b/i],
  ['women', /\bwom[ae]n\b|\bfemales?\b/i],
  ['men', /\bm[ae]n\b|\bmales?\b/i],
];

/** The group a question asks about, if it names one. */
export const findGroup = (question: string): Group | null =>
  groups.find(([, pattern]) => pattern.test(question))?.[0] ?? null;

/** The market a question asks about, if it names just one. */
export function findMarket(question: string): 'US' | 'EU' | null {
  const isUs =
    /\b(?:US|USA|U\.S\.|FDA|America|American|United States|DSHEA|structure[- /]function)\b/.test(question) ||
    /\bfda\b|\bin the us\b|\bstructure[- /]function\b/i.test(question);
  const isEu =
    /\b(?:EU|E\.U\.|EFSA|Europe|European)\b/.test(question) ||
    /\befsa\b|\bin the eu\b|\beu claims?\b|\beu\b/i.test(question);
  return isUs === isEu ? null : isUs ? 'US' : 'EU';
}
