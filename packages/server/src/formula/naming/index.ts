export { formNamed } from './formNamed.ts';
export { identityOf, type Identity, type NamedLine, type Written } from './identity.ts';
export { createNameBook, type KnownName, type NameBook, type Names, type OwnName } from './nameBook.ts';
export { brandNote } from './tradeBook.ts';
