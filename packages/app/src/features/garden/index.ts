export { answerDraft, articleDraft, ownDraft, passageDraft, shortened } from './gardenWords';
export { useCollections } from './garden.api';
export { LatePlant } from './LatePlant';
export { Plant, type PlantProps } from './Plant';
export { isPlantKey } from './plantKey';
export { usePlanting } from './usePlanting';
