import { TextField } from '@seedbed/ui/field';

/** What a person writes about a product. */
export interface ProductWords {
  concept: string;
  description: string;
}

/** What is wrong with each field, in words for people. */
export type ProductRefusals = Partial<Record<keyof ProductWords, string>>;

export interface ProductFieldsProps {
  words: ProductWords;
  onWordsChange: (words: ProductWords) => void;
  refusals: ProductRefusals;
  onRefusalsChange: (refusals: ProductRefusals) => void;
}

/** The two fields of a product, wherever one is made or edited. */
export function ProductFields({ words, onWordsChange, refusals, onRefusalsChange }: ProductFieldsProps) {
  const change = (field: keyof ProductWords) => (value: string) => {
    onWordsChange({ ...words, [field]: value });
    onRefusalsChange({ ...refusals, [field]: undefined });
  };
  return (
    <>
      <TextField
        label="Product concept"
        name="concept"
        description="ie. Sleep aid, recovery drink mix, menstrual cramp supplement etc."
        placeholder="Enter your product concept"
        value={words.concept}
        onChange={change('concept')}
        errorMessage={refusals.concept}
        autoFocus
      />
      <TextField
        label="Product description"
        name="description"
        description="Which claims do you want to make or what problem are you solving?"
        placeholder="Describe your product claims"
        isMultiline
        rows={5}
        value={words.description}
        onChange={change('description')}
        errorMessage={refusals.description}
      />
    </>
  );
}

/** The words as they are sent. */
export const trimmedWords = ({ concept, description }: ProductWords): ProductWords => ({
  concept: concept.trim(),
  description: description.trim(),
});

/** What trimmed words lack; nothing where they may be sent. */
export function missingWords({ concept, description }: ProductWords): ProductRefusals {
  return {
    ...(concept ? {} : { concept: 'Enter a product concept' }),
    ...(description ? {} : { description: 'Enter a product description' }),
  };
}

/** Puts the focus into the first refused field, where the mistake is mended. */
export function focusRefused(form: HTMLFormElement, refusals: ProductRefusals): void {
  const [field = ''] = Object.keys(refusals);
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
