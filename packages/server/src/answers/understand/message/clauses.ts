/** Words that a question begins with. */
const starter =
  "(?:what(?:[’']?s)?|which|how|is|are|am|can|could|may|might|must|does|do|did|should|would|will|where|when|who|whom|why|compare|list|give|tell|show|convert|round|declare|calculate|work out|explain|summari[sz]e|check|name|if so|(?:at|from|to|in|by|for|on|with|under|above|below|until|after) (?:what|how)|(?:from|above|below|under|until) which)";

/** A full stop that ends no sentence. */
const abbreviated = String.raw`(?<!\b(?:st|vs|e\.g|i\.e|no|dr|approx|incl|max|min)\.)`;

const boundary = new RegExp(
  [
    String.raw`(?<=[?!;])\s+`,
    String.raw`(?<=[.])${abbreviated}\s+(?=[A-Z“"‘]|${starter}\b)`,
    String.raw`\n+`,
    String.raw`,?\s+(?:and|plus|also|but|then)(?:\s+(?:also|then))?\s+(?=${starter}\b)`,
    String.raw`,\s*(?=(?:${starter}|for|in the|in)\b)`,
  ].join('|'),
  'gi',
);

/** Between the items of a list, or sentences: where a question of its own may begin. */
const sentenceEnd = new RegExp(
  [
    String.raw`(?<=[?!;])\s+`,
    String.raw`(?<=[.])${abbreviated}\s+(?=[A-Z“"‘(]|${starter}\b)`,
    String.raw`\n+`,
    String.raw`,\s+(?=(?:also|then)\s+${starter}\b)`,
  ].join('|'),
  'g', // “by L. reuteri”: a small letter begins no sentence
);
/** “1) … 2) …”, “- …”: what stands before the items of a list. */
const marker = /(?:^|\n|(?<=[?.!;:]))\s*(?:\(?\d\)|\(?[a-d]\)|\d\.(?=\s)|[-•*–](?=\s))\s*/u;

/** The sentences of a text, those of each item of a list by themselves, without numbers and dashes before them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(marker)
    .flatMap((item) => item.split(sentenceEnd))
    .map((part) => part.trim())
    .filter(Boolean);

/** The parts of a text that may ask for something of their own. */
export const clausesOf = (text: string): string[] =>
  text
    .split(boundary)
    .map((part) => part.trim())
    .filter(Boolean);

/** “Chia, dried: how much fibre …”: what a sentence names first and then asks several things of. */
const lead = /^\s*([^:.?!;\d]{2,40}(?:,? 100 g)?):\s+\S/i;

/** What the first sentence of a text is about, and the parts of it behind the first; null where nothing stands ahead. */
export function leadOf(text: string): { readonly name: string; readonly clauses: readonly string[] } | null {
  const name = lead.exec(text)?.[1]?.trim();
  if (!name) return null;
  const [sentence = ''] = text.split(/(?<=[?!;])\s|(?<=\.)\s+(?=[A-Z])/);
  return { name, clauses: clausesOf(sentence).slice(1) };
}

const condition = /^(?:since|because|given|assuming|suppos|if (?!so)|while|although|as )/i;

/** “Since our customers are on statins: does …?” asks behind what it says. */
const behindCondition = new RegExp(String.raw`^[^:]{1,80}:\s+${starter}\b`, 'i');

const asking = new RegExp(
  String.raw`^${starter}\b|\?\s*$|\b${starter}\s+(?:i|we|you|it|is|are|the|our)\b`,
  'i',
);

const openly = new RegExp(String.raw`^(?:and\s+|but\s+|also\s+)?${starter}\b|\?\s*$`, 'i');

/** Whether a part is put as a question. */
export const isQuestion = (clause: string): boolean => openly.test(clause.trim());

/** Whether a part asks, be it without a question mark. */
export const asksOpenly = (clause: string): boolean => isQuestion(clause) || request.test(clause);

/** “So I need the Daily Value …”. */
const request =
  /\b(?:i|we) (?:(?:would|'d|’d) like|need|want) (?:the|to know)\b|^(?:please|give|tell|show|looking for)\b/i;

/** Whether a part only says under which condition the others ask: “If …”, or a statement of an amount. */
export const isCondition = (clause: string): boolean =>
  (condition.test(clause) && !behindCondition.test(clause)) ||
  (/\d.*[.;]$/.test(clause) && !asking.test(clause) && !request.test(clause));
