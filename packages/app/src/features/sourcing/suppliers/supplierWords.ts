import type { Supplier } from '@seedbed/server/contract';
import { certificationsOf, certificationWords, type CertificationWords } from './certificationWords';

type Kind = Supplier['kinds'][number];

/** What a supplier supplies, in words. */
export const supplierKinds: readonly { id: Kind; label: string }[] = [
  { id: 'maker', label: 'Contract manufacturer' },
  { id: 'ingredient', label: 'Ingredients' },
  { id: 'packaging', label: 'Packaging' },
  { id: 'lab', label: 'Tests' },
];

/** A supplier as its form says it. */
export interface SupplierWords {
  name: string;
  kinds: readonly Kind[];
  country: string;
  contact: string;
  email: string;
  phone: string;
  certifications: readonly CertificationWords[];
  note: string;
}

/** Nothing said of a supplier yet, but that it makes. */
export const noSupplier: SupplierWords = {
  name: '',
  kinds: ['maker'],
  country: '',
  contact: '',
  email: '',
  phone: '',
  certifications: [],
  note: '',
};

/** A supplier as its form begins. */
export const wordsOf = ({
  name,
  kinds,
  country,
  contacts,
  certifications,
  note,
}: Supplier): SupplierWords => ({
  name,
  kinds,
  country: country ?? '',
  contact: contacts[0]?.name ?? '',
  email: contacts[0]?.email ?? '',
  phone: contacts[0]?.phone ?? '',
  certifications: certificationWords(certifications),
  note: note ?? '',
});

const maybe = (text: string) => text.trim() || null;

/** What is sent of a form; what it does not show of the supplier stays as it is. */
export function supplierOf(words: SupplierWords, before?: Supplier) {
  const { contact, email, phone } = words;
  const [first, ...others] = before?.contacts ?? [];
  const isSaid = [contact, email, phone].some((text) => text.trim() !== '');
  const name = contact.trim() || words.name.trim();
  const own = { ...first, name, email: maybe(email), phone: maybe(phone) };
  return {
    name: words.name.trim(),
    kinds: [...words.kinds],
    country: maybe(words.country),
    note: maybe(words.note),
    contacts: isSaid ? [own, ...others] : others,
    certifications: certificationsOf(words.certifications),
  };
}
