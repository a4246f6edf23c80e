import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const family = '@expo-google-fonts/source-sans-3';

/** The faces that documents are set in: they are put into each file, so that it reads alike everywhere. */
export const faces = {
  regular: readFileSync(resolve(`${family}/400Regular/SourceSans3_400Regular.ttf`)),
  bold: readFileSync(resolve(`${family}/600SemiBold/SourceSans3_600SemiBold.ttf`)),
};
