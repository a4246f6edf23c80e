/** What people write to a machine to make it do something else than answer from its records. */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|above|previous|prior|earlier|database|sources?|guidelines?|everything)\b/i,
  /\byou (?:are now|must (?:now )?(?:say|answer|reply|claim|state)|will (?:say|answer|reply)|have to say)\b|\bfrom now on\b/i,
  /\b(?:system prompt|developer mode|jailbreak|api keys?|your (?:instructions|prompt|configuration|training))\b/i,
  /\b(?:pretend|act as if|act as an?|role-?play|roleplay)\b/i,
  /\b(?:begin|start|end|prefix) (?:every|your|each|all) (?:answers?|repl(?:y|ies)|responses?|sentences?)\b/i,
  /\brepeat (?:the|all|everything|what|your)\b.*\b(?:above|text|prompt|instructions?|words)\b/i,
  /^\s*(?:(?:please|just|now|and)\s+)*(?:output|respond with|reply with|answer only with|say ["“']|make up\b|invent\b|fabricate\b)/i,
];

const isOrder = (sentence: string): boolean => orders.some((pattern) => pattern.test(sentence));

const sentenceEnd = /(?<=[.!?\n])\s+|\n+/;

/** A text without the sentences that give orders to whoever reads it: questions and articles are data. */
export const withoutOrders = (text: string): string =>
  text
    .split(sentenceEnd)
    .filter((sentence) => !isOrder(sentence))
    .join(' ')
    .trim();
