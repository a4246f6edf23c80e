import { hitsOf, meantIn, notWithin, type ReadSentence } from '../../reading/sentence.ts';
import { diseaseKinds } from '../../lexicon/terms.ts';
import { diseaseHits } from '../disease/disease.ts';

/**
 * Rule 2: what people are told for their safety, whatever sickness it names: whom to ask, what too much may do, what does not
 * go together, a question about taking it, what the firm will not say. One that turns to a promise is none.
 */
export const isCaution = (sentence: ReadSentence): boolean =>
  cautions.some((isOne) => isOne(sentence)) && !turns(sentence);

/** What no caution says: why to leave a therapy, what is better, what has gone. */
const turned =
  /\b(?:why|how|what|instead|because|since|but|thanks to|until you|no longer|any ?more|goodbye|farewell|secret|told you|about (?:our|this|it)|(?:our|this|these|the)\b[^.]*\b(?:for|against|that)|have to|less often|need to take|ditch\w*|swap\w*|replac\w*|switch\w*|miss you|better|nature|take (?:our|this|these) \p{L}+|if you (?:like|love|enjoy|want|prefer|miss))\b/iu;

/** Words of health after the first pause, and what is done there: 'Not for wimps: crushes pain'. */
function turns({ text, hits }: ReadSentence): boolean {
  const acts = meantIn(hits, hitsOf(hits, 'function', 'treat', 'attack', 'protect', 'relief', 'effect'));
  const pause = /[:;–—]/.exec(text)?.index ?? text.length;
  return (
    turned.test(text) ||
    acts.some(({ start }) => start > pause) ||
    notWithin(meantIn(hits, hitsOf(hits, 'proof', 'comparative')), hitsOf(hits, 'adviser')).length > 0
  );
}

const asks =
  /\b(?:ask|asking|consult\w*|check(?:ing)?(?: first)? with|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|tell|see|contact|call|read)\s+(?:\P{L}*\p{L}+){0,4}\P{L}*$/iu;

/** 'Ask a pharmacist before taking this if you are on blood thinners', 'For teenagers, ask a paediatrician first'. */
const isReferral = ({ text, hits }: ReadSentence): boolean =>
  hitsOf(hits, 'adviser').some(
    ({ start, end }) =>
      (asks.test(text.slice(0, start)) && leadsOn.test(text.slice(end))) ||
      (/\bonly (?:your|a|the)\s+$/i.test(text.slice(0, start)) && /^\s+can\b/i.test(text.slice(end))),
  );

/** After whom to ask: nothing, or when; 'your pharmacist for the tea' is no caution. */
const leadsOn =
  /^(?:['’]s advice)?(?:\P{L}*|\P{L}+(?:(?:or|and|and\/or)\s+(?:\p{L}+\s*){1,3}\P{L}*)?(?:(?:first|immediately|at once|before|if|when|whether|unless|prior|who|on|and|about side effects)\b.*)?)$/isu;

const brings =
  /\b(?:may|might|can|could)\s+(?:(?:also|still|sometimes|occasionally|rarely|\p{L}+ly)\s+)?(?:cause|trigger|lead to|result in|provoke|induce|loosen|upset|irritate|worsen|aggravate|affect|turn|colou?r|stain|have|produce|interact with|interfere with)\b/iu;
const occurs = /\b(?:(?:may|might|can|could) occur|(?:has|have) been reported|(?:is|are) possible)\b/i;
const taken =
  /\b(?:excess\w*|intakes?|amounts?|doses?|quantit\w+|overdos\w+|taking|used?|this|it|they|products?|supplements?|capsules?|tablets?|drops|powder|consumption)\b/i;
/** Going without is what harms here: that is told of to sell. */
const lacks =
  /\b(?:low|lack\w*|deficien\w+|too little|without|short\w*|insufficient|poor|skipping|missing|not (?:taking|getting))\b/i;
const good = /\b(?:less|fewer|relief|end|ends|better|lower|reduced?|reduction|no|without)\b/i;

/** 'Magnesium in large amounts can cause diarrhoea': what the product itself may bring about. */
function isAdverse(sentence: ReadSentence): boolean {
  const { text, hits, named } = sentence;
  const found = brings.exec(text);
  if (!found && !occurs.test(text)) return false;
  const sick = [...diseaseHits(sentence), ...hitsOf(hits, 'adverse', 'medicine')];
  if (occurs.test(text)) return sick.length > 0 && !good.test(text) && !lacks.test(text);
  if (!found) return false;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index)];
  const isOfProduct =
    before.trim() === '' || taken.test(before) || named.some(({ end }) => end <= found.index);
  return (
    isOfProduct &&
    !lacks.test(before) &&
    !good.test(after) &&
    hitsOf(hits, 'relief').length === 0 &&
    sick.some(({ end }) => end > found.index)
  );
}

const forbids =
  /(?:\b(?:should|must|shall|can|may)(?:\s+not|n['’]t)|(?:^\P{L}*|\bplease\s+|[,;:]\s+)do(?:\s+not|n['’]t))\s+(?:be\s+)?(?:tak(?:e|en)|us(?:e|ed)|eat(?:en)?|drink|drunk|consum(?:e|ed)|giv(?:e|en)|stop|combin(?:e|ed)|exceed(?:ed)?|mix(?:ed)?|start)\b|\b(?:should|must) avoid\b/iu;
const unfit =
  /\b(?:(?:not|never) (?:for|suitable|recommended)|unsuitable)(?:\s+(?:for|during|in))?\s+(?:\p{L}+\s+){0,3}?(?:people|persons|patients|those|women|men|children|infants|babies|adults|anyone|individuals|pregnan\w+|breast-?feeding|smokers|you)\b/iu;
const apart = /\b(?:hours?|minutes)\s+(?:apart|away|before|after|between)\b|\b(?:apart|away) from\b/i;
const emergency = /\b(?:is an emergency|call (?:911|999|112|an ambulance|emergency)|emergency services)\b/i;

/** 'Smokers should not take …', 'Transplant patients: not for you'. */
const isForbidden = (sentence: ReadSentence): boolean => {
  const { text } = sentence;
  return forbids.test(text) || unfit.test(text) || emergency.test(text) || isApart(sentence);
};

/** 'At least two hours apart from thyroid tablets'; 'Allow 30 minutes and your insomnia is history' parts nothing. */
const isApart = (sentence: ReadSentence): boolean =>
  apart.test(sentence.text) &&
  /^\P{L}*(?:please\s+)?(?:take|allow|leave|keep|store|wait|use)\b/iu.test(sentence.text) &&
  diseaseHits(sentence).every(({ term, start }) =>
    term.kind === 'disease' || term.kind === 'sign'
      ? /\bfrom\s+(?:\p{L}+\s+)?$/iu.test(sentence.text.slice(0, start))
      : true,
  );

const contact =
  /\b(?:(?:do(?:\s+not|n['’]t)|never|avoid)\s+(?:rub\w*|touch\w*|inhal\w*|breath\w*|get\w*|let\w*)|(?:keep|wash|rinse)\b[^.]*\b(?:away from|after|out of|off)|avoid contact)\b/i;
const touched = /\b(?:eyes?|skin|face|mouth|fingers?|hands?|nose|lungs)\b/i;

/** 'Wash your hands after cutting the chillies': what may not come near a body. */
const isKeptApart = ({ text, hits }: ReadSentence): boolean =>
  contact.test(text) &&
  touched.test(text) &&
  hitsOf(hits, ...diseaseKinds, 'medical').length === 0 &&
  !/\b(?:our|this|it)\b/i.test(text);

const questions =
  /^\P{L}*(?:(?:and|so|but)\s+)?(?:can|may|could|should|is (?:it|this)|are (?:they|these)|will (?:it|this)|does (?:it|this)|do i|am i)\b.*\?\P{L}*$/iu;
const aboutTaking =
  /\b(?:take|use|eat|drink|have|give|combine|mix|safe|suitable|allowed|ok|okay|need|show up|interact|affect)\b/i;
const beside =
  /\b(?:if|while|with|alongside|during|before|after|when|on|as|affect|(?:safe|suitable|ok|okay|allowed|right) for)\s+(?:\P{L}*\p{L}+){0,5}\P{L}*$/iu;

/** 'Can I take it alongside my antidepressant?': of what one has already; 'for arthritis' would be what it is for. */
const isSafetyQuestion = (sentence: ReadSentence): boolean =>
  questions.test(sentence.text) &&
  aboutTaking.test(sentence.text) &&
  !/\b(?:help\w*|work\w*|treat|cure)\b/i.test(sentence.text) &&
  diseaseHits(sentence).every(({ start }) => beside.test(sentence.text.slice(0, start)));

const declines =
  /^\P{L}*(?:(?:we|i)|(?:our|this|the)\s+(?:\p{L}+\s+){1,2}?)\s*(?:are not|is not|is|cannot|can['’]?t|can not|do not|don['’]t|does not|doesn['’]t|will not|will never|won['’]t|never)\s+(?:\p{L}+\s+){0,2}?(?:tell you whether|tell you if|(?:give|offer|provide|replace|substitute(?: for)?)(?:\s+(?:the|any|a|medical|health))*\s+advice|answer\s+(?:\p{L}+\s+)?questions|make (?:\p{L}+\s+)?claims|promise|sell|advise|(?:intended|meant) (?:to (?:replace|substitute|be)|as))\b/iu;

/** 'We cannot give medical advice', 'We will never promise you a smaller waist'. */
const isDeclined = ({ text, hits }: ReadSentence): boolean =>
  declines.test(text) && hitsOf(hits, 'effect').every(({ start }) => start > 0);

const cautions: readonly ((sentence: ReadSentence) => boolean)[] = [
  isReferral,
  isAdverse,
  isForbidden,
  isKeptApart,
  isSafetyQuestion,
  isDeclined,
];
