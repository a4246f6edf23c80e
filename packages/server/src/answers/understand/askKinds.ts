/** What a question can want to know. One question may want several things. */
export const askKinds = [
  'benefit',
  'studies',
  'dose',
  'limit',
  'labelValue',
  'percent',
  'conversion',
  'safety',
  'interaction',
  'comparison',
  'form',
  'absorption',
  'content',
  'claim',
  'contentClaim',
  'rule',
  'panel',
  'rounding',
  'cost',
  'news',
  'explanation',
  'attributes',
  'stability',
  'disease',
  'personal',
  'meaning',
  'greeting',
] as const;

/** One of `askKinds`. */
export type AskKind = (typeof askKinds)[number];
