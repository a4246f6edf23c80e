/** What a certificate is of, as it is chosen and typed. */
export interface CoaWords {
  ingredientKey: string;
  supplierId: number | null;
  lot: string;
  madeOn: string | null;
  expiresOn: string | null;
}

export interface CoaFieldsProps {
  productId: number;
  words: CoaWords;
  /** The server's word on each field that it refused. */
  refusals: Partial<Record<string, string>>;
  onChange: (words: CoaWords) => void;
}
