/* How copy calls its own product: what it does to a body is its effect, and in no sentence is it a thing that is spoken of besides. */

/** Before the product's own container, which is no thing: 'calm in a cup', 'from the first sip', 'a cup of calm'. */
export const ownContainer =
  /\b(?:in (?:a|one|every|each)|from the first|with (?:every|each)|by the)\s+(?:\p{L}+\s+)?$/iu;

/** Before the product, by which a body is what it is: 'with our marmalade', 'after a week of our carrot soup'. */
export const bringer =
  /\b(?:with|of|thanks to|after|since|loves?|thanks?|from)\s+(?:our|this|these)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** What copy calls its product before what that does: 'Our soup calms'. */
export const ownSubject = /\b(?:our|this|these|my|one|each|every|it|they)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** What copy calls its product: 'Our tea flushes out …', 'These drops settle …'. */
export const namedSubject =
  /^\P{L}*(?:our|this|the|these|my|one|each|every)\s+(?:\p{L}+\s+){0,2}(?:teas?|drinks?|capsules?|tablets?|powders?|blends?|formulas?|gumm(?:y|ies)|drops|shots?|tonics?|tinctures?|extracts?|herbs?|roots?|mushrooms?|products?|supplements?|vitamins?|minerals?|mix|complex|elixirs?|sprays?|patch(?:es)?|bars?|smoothies?)\s+(?:\p{L}+ly\s+)?$/iu;

/** 'Our cocoa relaxes.': without an object it is somebody that this is done to. */
export const soleSubject = /(?:^|[.!?;:,–—]\s*)\P{L}*(?:our|this|these)\s+(?:\p{L}+\s+){1,3}$/iu;
