/** Kinds of files that a maker may take the request along as. Without a schema, so that the maker's page needs none. */
export const makerFormats = ['pdf', 'docx'] as const;
