export { answerDraft, articleDraft, ownDraft, passageDraft, shortened } from './gardenWords';
export { useCollections } from './garden.api';
export { LatePlant } from './planting/LatePlant';
export { Plant, type PlantProps } from './planting/Plant';
export { isPlantKey } from './planting/plantKey';
export { usePlanting } from './planting/usePlanting';
