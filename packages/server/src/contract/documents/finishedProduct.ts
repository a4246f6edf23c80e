// Apart from the schemas, which a page has no need of.

/** Stands for the product itself where a certificate names what it is of. */
export const finishedProduct = 'finished-product';
