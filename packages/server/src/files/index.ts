export type { FileStore } from './fileStore.ts';
export { createFolderStore } from './folderStore.ts';
export { createS3Store, type S3Settings } from './s3Store.ts';
export { sniffType } from './sniff.ts';
export { createClamd, type ClamdPatience } from './clamd.ts';
export type { FileScanner } from './scanner.ts';
export { copyStored, linkStored, moveStored, storedIn, storeFolderName } from './stored.ts';
export { syncPath } from './syncPath.ts';
export { jsonLines, zipEpoch, zipOf, type ZipEntry } from './zip.ts';
