import { accentFill, Preview } from '../../screen/Preview';

/** Ingredients under each other, each with its amount. */
export const formulaPreview = (
  <Preview>
    <path d="M24 26h192M24 52h64M24 78h50M24 104h72M24 130h42" />
    <path d="M120 44h84v14h-84zM120 70h84v14h-84zM120 96h84v14h-84zM120 122h84v14h-84z" />
    <path {...accentFill} d="M120 44h62v14h-62zM120 70h34v14h-34zM120 96h74v14h-74zM120 122h18v14h-18z" />
  </Preview>
);
