import { readMaterials } from './material.ts';

/**
 * What products are made of, one material a row, at the form usually bought. Doses are those usual on labels, prices
 * the band a kilogram is bought in: order-of-magnitude assumptions of 2023 to 2026 unless the last column names a
 * source. Potency is the share of the active in the material (theoretical maximum for salts); of cultures, billion
 * CFU in a gram. A name belongs to one row only, and the longest one in a text wins.
 */
export const materials = readMaterials(`
name | form | also | category | unit | low | usual | high | potency | $/kg low | $/kg high | price source
Vitamin A | retinyl palmitate 500,000 IU/g | retinol; retinyl palmitate | fat-soluble vitamin | µg | 300 | 600 | 3000 | 0.15 | 45 | 90 |
Beta-carotene | 10 % beadlets | carotene | fat-soluble vitamin | mg | 3 | 6 | 15 | 0.1 | 60 | 200 |
Vitamin B1 | thiamine hydrochloride | thiamin; thiamine; vitamin b 1 | vitamin | mg | 1.1 | 5 | 100 | 0.787 | 20 | 50 |
Vitamin B2 | riboflavin | riboflavin; vitamin b 2 | vitamin | mg | 1.3 | 5 | 400 | 1 | 25 | 70 |
Vitamin B3 | niacinamide | niacin; niacinamide; nicotinamide; vitamin b 3 | vitamin | mg | 16 | 20 | 50 | 1 | 5 | 12 |
Vitamin B5 | calcium D-pantothenate | pantothenic acid; pantothenate; vitamin b 5 | vitamin | mg | 5 | 10 | 500 | 0.92 | 10 | 30 |
Vitamin B6 | pyridoxine hydrochloride | pyridoxine; vitamin b 6 | vitamin | mg | 1.3 | 2 | 12 | 0.823 | 18 | 45 |
Biotin | D-biotin | vitamin b 7; vitamin b7; vitamin h | vitamin | µg | 30 | 2500 | 10000 | 1 | 80 | 300 |
Folate | folic acid | folic acid; vitamin b 9; vitamin b9 | labile vitamin | µg | 200 | 400 | 1000 | 1 | 20 | 60 |
Methylfolate | 5-MTHF calcium | 5 mthf; l methylfolate | labile vitamin | µg | 200 | 400 | 1000 | 0.92 | 1500 | 5000 |
Vitamin B12 | cobalamin, 1 % on carrier | cobalamin; cyanocobalamin; methylcobalamin; vitamin b 12 | labile vitamin | µg | 2.4 | 500 | 1000 | 0.01 | 30 | 120 |
Vitamin C | ascorbic acid | ascorbic acid | labile vitamin | mg | 80 | 250 | 1000 | 1 | 3.04 | 3.55 | Business Analytiq index, Jan 2025
Vitamin D3 | cholecalciferol powder 100,000 IU/g | vitamin d; cholecalciferol; vitamin d 3 | fat-soluble vitamin | µg | 10 | 25 | 100 | 0.0025 | 20 | 90 |
Vitamin E | tocopheryl acetate 50 % powder | tocopherol; vitamin e acetate | vitamin | mg | 15 | 15 | 400 | 0.5 | 10 | 25 |
Vitamin K2 | menaquinone-7, 1 % powder | menaquinone; mk 7; vitamin k; vitamin k 2 | fat-soluble vitamin | µg | 45 | 90 | 180 | 0.01 | 400 | 1500 |
Choline | choline bitartrate | choline bitartrate | other | mg | 250 | 500 | 1000 | 0.411 | 8 | 20 |
Citicoline | citicoline | cdp choline | other | mg | 250 | 250 | 500 | 1 | 150 | 400 |
Alpha-GPC | alpha-GPC 50 % powder | alpha gpc | other | mg | 300 | 300 | 600 | 0.5 | 60 | 160 |
Inositol | myo-inositol | myo inositol | other | g | 2 | 2 | 4 | 1 | 10 | 25 |
Calcium | calcium carbonate | calcium carbonate | mineral | mg | 200 | 500 | 1000 | 0.4 | 1.5 | 3 |
Calcium | calcium citrate | calcium citrate | mineral | mg | 200 | 500 | 1000 | 0.211 | 4 | 10 |
Magnesium | magnesium bisglycinate | magnesium bisglycinate; magnesium glycinate | mineral | mg | 100 | 200 | 350 | 0.141 | 7 | 18 |
Magnesium | magnesium citrate | magnesium citrate | mineral | mg | 100 | 200 | 350 | 0.162 | 4 | 9 |
Magnesium | magnesium oxide | magnesium oxide | mineral | mg | 100 | 200 | 350 | 0.603 | 2 | 5 |
Magnesium | magnesium malate | magnesium malate | mineral | mg | 100 | 200 | 350 | 0.155 | 6 | 15 |
Magnesium | magnesium L-threonate | magnesium threonate; magnesium l threonate | mineral | mg | 48 | 144 | 144 | 0.0825 | 60 | 200 |
Zinc | zinc picolinate | zinc picolinate | mineral | mg | 5 | 15 | 25 | 0.211 | 15 | 40 |
Zinc | zinc gluconate | zinc gluconate | mineral | mg | 5 | 15 | 25 | 0.143 | 6 | 12 |
Iron | ferrous bisglycinate | ferrous bisglycinate; iron bisglycinate | mineral | mg | 5 | 18 | 28 | 0.274 | 15 | 35 |
Selenium | selenomethionine, 0.5 % on carrier | selenomethionine | mineral | µg | 50 | 100 | 200 | 0.005 | 15 | 40 |
Copper | copper bisglycinate | copper bisglycinate | mineral | mg | 0.5 | 1 | 2 | 0.3 | 20 | 50 |
Manganese | manganese bisglycinate | manganese bisglycinate | mineral | mg | 1 | 2 | 5 | 0.27 | 15 | 40 |
Chromium | chromium picolinate | chromium picolinate | mineral | µg | 25 | 200 | 400 | 0.124 | 60 | 180 |
Iodine | potassium iodide, 1 % on carrier | potassium iodide | mineral | µg | 75 | 150 | 150 | 0.0076 | 15 | 40 |
Potassium | potassium citrate | potassium citrate; potassium chloride | mineral | mg | 99 | 300 | 1000 | 0.362 | 3 | 8 |
Sodium | sodium citrate | sodium citrate; sodium chloride | mineral | mg | 200 | 500 | 1000 | 0.235 | 2 | 5 |
Omega-3 EPA and DHA | fish oil concentrate 60 % | fish oil; omega 3; epa dha; epa and dha | oil | mg | 250 | 500 | 3000 | 0.6 | 15 | 45 |
Algal DHA | algal oil 40 % DHA | algal oil; algae oil; dha | oil | mg | 200 | 300 | 1000 | 0.4 | 30 | 80 |
Krill oil | krill oil | krill | oil | mg | 500 | 500 | 2000 | 1 | 120 | 300 |
Evening primrose oil | evening primrose oil | evening primrose | oil | mg | 500 | 1000 | 3000 | 1 | 15 | 40 |
Black seed oil | Nigella sativa oil | nigella; nigella sativa; black seed | oil | mg | 500 | 1000 | 2000 | 1 | 15 | 45 |
MCT oil | medium-chain triglycerides | mct | oil | g | 5 | 10 | 15 | 1 | 6 | 14 |
Creatine | creatine monohydrate | creatine monohydrate | other | g | 3 | 5 | 5 | 1 | 4 | 12 |
Whey protein | whey protein concentrate 80 | whey; whey protein concentrate; milk protein | protein | g | 15 | 20 | 40 | 0.8 | 6 | 20 |
Whey protein isolate | whey protein isolate 90 | whey isolate | protein | g | 15 | 20 | 40 | 0.9 | 10 | 28 |
Casein | micellar casein | micellar casein | protein | g | 15 | 20 | 40 | 0.84 | 9 | 22 |
Pea protein | pea protein 80 | pea isolate; plant protein; vegan protein; plant based protein | protein | g | 15 | 20 | 40 | 0.8 | 3 | 8 |
Soy protein | soy protein isolate 90 | soy isolate | protein | g | 15 | 20 | 25 | 0.9 | 3 | 8 |
Rice protein | rice protein 80 | brown rice protein | protein | g | 15 | 20 | 40 | 0.8 | 4 | 10 |
Collagen peptides | bovine collagen peptides | collagen; hydrolysed collagen; hydrolyzed collagen | protein | g | 2.5 | 10 | 15 | 1 | 8 | 18 |
Marine collagen | marine collagen peptides | fish collagen | protein | g | 2.5 | 5 | 15 | 1 | 12 | 30 |
Undenatured type II collagen | branded UC-II class, 25 % | uc ii; type ii collagen | protein | mg | 40 | 40 | 40 | 1 | 1500 | 4000 |
BCAA | BCAA 2:1:1 | branched chain amino acids | other | g | 5 | 5 | 10 | 1 | 10 | 25 |
EAA | essential amino acid blend | essential amino acids | other | g | 5 | 8 | 15 | 1 | 12 | 30 |
L-glutamine | L-glutamine | glutamine | other | g | 5 | 5 | 15 | 1 | 5 | 12 |
L-arginine | L-arginine hydrochloride | arginine | other | g | 2 | 3 | 6 | 0.827 | 8 | 20 |
L-citrulline | citrulline malate 2:1 | citrulline; citrulline malate | other | g | 3 | 4 | 8 | 0.67 | 10 | 22 |
Beta-alanine | beta-alanine | beta alanine | other | g | 3.2 | 3.2 | 6.4 | 1 | 6 | 15 |
Taurine | taurine | taurine | other | mg | 500 | 1000 | 3000 | 1 | 2 | 6 |
L-carnitine | L-carnitine L-tartrate | carnitine | other | mg | 500 | 1000 | 2000 | 0.68 | 15 | 35 |
Acetyl-L-carnitine | acetyl-L-carnitine hydrochloride | alcar; acetyl carnitine | other | mg | 500 | 1000 | 2000 | 0.85 | 15 | 40 |
L-tyrosine | L-tyrosine | tyrosine | other | mg | 500 | 500 | 2000 | 1 | 15 | 40 |
L-theanine | L-theanine 98 % | theanine; suntheanine | other | mg | 100 | 200 | 400 | 0.98 | 40 | 120 |
L-tryptophan | L-tryptophan | tryptophan | other | mg | 250 | 500 | 1000 | 1 | 15 | 40 |
5-HTP | Griffonia extract 98 % | griffonia | botanical | mg | 50 | 100 | 300 | 0.98 | 120 | 350 |
Glycine | glycine | glycine | other | g | 1 | 3 | 5 | 1 | 4 | 10 |
L-lysine | L-lysine hydrochloride | lysine | other | mg | 500 | 1000 | 3000 | 0.8 | 4 | 10 |
NAC | N-acetyl-L-cysteine | n acetylcysteine; n acetyl cysteine; n acetyl l cysteine | other | mg | 600 | 600 | 1800 | 1 | 12 | 30 |
Glutathione | reduced glutathione | gsh | other | mg | 250 | 250 | 1000 | 0.98 | 120 | 350 |
GABA | GABA | gamma aminobutyric acid | other | mg | 100 | 100 | 300 | 1 | 8 | 25 |
HMB | calcium HMB | beta hydroxy beta methylbutyrate | other | g | 1.5 | 3 | 3 | 0.8 | 15 | 40 |
Betaine | betaine anhydrous | trimethylglycine; tmg | other | mg | 500 | 1500 | 3000 | 1 | 5 | 14 |
Caffeine | caffeine anhydrous | caffeine anhydrous | other | mg | 75 | 100 | 200 | 1 | 10 | 25 |
Guarana | guarana extract 22 % caffeine | guarana | botanical | mg | 200 | 300 | 900 | 1 | 15 | 45 |
Melatonin | melatonin 99 % | melatonin | other | mg | 0.3 | 3 | 5 | 0.99 | 150 | 500 |
Coenzyme Q10 | ubiquinone | coq10; coq 10; co q10; coenzyme q 10; ubiquinone | other | mg | 100 | 100 | 300 | 0.98 | 120 | 350 |
Ubiquinol | ubiquinol | ubiquinol | other | mg | 100 | 100 | 300 | 0.98 | 500 | 1200 |
PQQ | pyrroloquinoline quinone disodium | pyrroloquinoline quinone | other | mg | 10 | 20 | 20 | 0.98 | 800 | 2500 |
Alpha-lipoic acid | alpha-lipoic acid | lipoic acid | other | mg | 200 | 300 | 600 | 0.99 | 30 | 80 |
NMN | beta-NMN 99 % | nicotinamide mononucleotide | other | mg | 250 | 250 | 500 | 0.99 | 100 | 500 |
Resveratrol | resveratrol 98 % | trans resveratrol | botanical | mg | 100 | 250 | 500 | 0.98 | 60 | 180 |
Quercetin | quercetin dihydrate | quercetin | botanical | mg | 250 | 500 | 1000 | 0.893 | 30 | 80 |
Curcumin | turmeric extract 95 % | turmeric; curcuminoids; curcuma | botanical | mg | 250 | 500 | 1500 | 0.95 | 25 | 70 |
Ashwagandha | root extract, standardised, branded class | withania; withania somnifera; ksm 66; sensoril | botanical | mg | 240 | 600 | 600 | 1 | 70 | 150 |
Ashwagandha | root extract 5 %, generic | generic ashwagandha | botanical | mg | 240 | 600 | 600 | 1 | 12 | 35 |
Rhodiola | Rhodiola rosea extract 3/1 | rhodiola rosea | botanical | mg | 200 | 300 | 600 | 1 | 60 | 180 |
Bacopa | Bacopa monnieri extract 50 % | bacopa monnieri; brahmi | botanical | mg | 300 | 300 | 450 | 1 | 25 | 60 |
Ginkgo | Ginkgo biloba extract 24/6 | ginkgo biloba | botanical | mg | 120 | 120 | 240 | 1 | 50 | 150 |
Ginseng | Panax ginseng extract | panax ginseng; korean ginseng | botanical | mg | 100 | 200 | 400 | 1 | 40 | 140 |
Maca | maca root powder | maca root; lepidium | botanical | mg | 1500 | 1500 | 3000 | 1 | 8 | 25 |
Saffron | saffron extract, branded class | crocus sativus; affron | botanical | mg | 28 | 28 | 30 | 1 | 3000 | 9000 |
Valerian | valerian root extract | valerian root; valeriana | botanical | mg | 300 | 450 | 600 | 1 | 15 | 50 |
Passionflower | passionflower extract | passiflora | botanical | mg | 200 | 250 | 500 | 1 | 15 | 45 |
Lemon balm | lemon balm extract | melissa; melissa officinalis | botanical | mg | 300 | 300 | 600 | 1 | 15 | 50 |
Chamomile | chamomile extract | matricaria | botanical | mg | 220 | 300 | 1500 | 1 | 15 | 50 |
Hops | hops extract | humulus lupulus | botanical | mg | 100 | 150 | 500 | 1 | 20 | 60 |
Tart cherry | tart cherry powder | montmorency cherry | botanical | mg | 480 | 500 | 1000 | 1 | 25 | 70 |
Holy basil | holy basil extract | tulsi | botanical | mg | 300 | 300 | 600 | 1 | 15 | 45 |
Lion's mane | lion's mane extract 25 % beta-glucan | lions mane; hericium | botanical | mg | 500 | 1000 | 3000 | 1 | 25 | 80 |
Reishi | reishi extract | ganoderma | botanical | mg | 500 | 1000 | 3000 | 1 | 25 | 80 |
Cordyceps | cordyceps extract | cordyceps militaris | botanical | mg | 1000 | 1000 | 3000 | 1 | 25 | 80 |
Green tea extract | green tea extract 50 % EGCG | egcg; camellia sinensis | botanical | mg | 250 | 300 | 500 | 1 | 15 | 45 |
Matcha | matcha powder | matcha | botanical | g | 1 | 2 | 4 | 1 | 30 | 120 |
Milk thistle | milk thistle extract 80 % silymarin | silymarin; silybum | botanical | mg | 150 | 250 | 450 | 1 | 25 | 60 |
Garlic | garlic extract | aged garlic; allium sativum | botanical | mg | 300 | 600 | 1200 | 1 | 12 | 40 |
Cranberry | cranberry extract | vaccinium | botanical | mg | 250 | 500 | 1000 | 1 | 30 | 110 |
D-mannose | D-mannose | mannose | other | g | 1 | 2 | 3 | 1 | 15 | 45 |
Ginger | ginger extract 5 % gingerols | zingiber | botanical | mg | 250 | 500 | 2000 | 1 | 15 | 45 |
Cinnamon | cinnamon extract | cinnamomum | botanical | mg | 500 | 500 | 3000 | 1 | 12 | 35 |
Berberine | berberine hydrochloride 97 % | berberis | botanical | mg | 500 | 500 | 1500 | 0.97 | 40 | 110 |
Boswellia | Boswellia serrata extract 65 % | boswellia serrata; frankincense | botanical | mg | 100 | 250 | 1000 | 1 | 15 | 40 |
Glucosamine | glucosamine hydrochloride | glucosamine hcl; glucosamine sulfate; glucosamine sulphate | other | mg | 1200 | 1500 | 1500 | 1 | 7 | 15 |
Chondroitin | chondroitin sulfate 90 % | chondroitin sulfate; chondroitin sulphate | other | mg | 400 | 800 | 1200 | 0.9 | 40 | 110 |
MSM | methylsulfonylmethane | methylsulfonylmethane; methylsulphonylmethane | other | mg | 500 | 1000 | 6000 | 1 | 4 | 9 |
Hyaluronic acid | sodium hyaluronate, food grade | hyaluronan; sodium hyaluronate | other | mg | 80 | 120 | 240 | 0.95 | 80 | 250 |
Lutein | lutein 20 % beadlets | marigold extract; floraglo | botanical | mg | 6 | 10 | 20 | 0.2 | 60 | 200 |
Astaxanthin | Haematococcus oleoresin 10 % | haematococcus | oil | mg | 4 | 6 | 12 | 0.1 | 300 | 900 |
Saw palmetto | saw palmetto extract | serenoa | botanical | mg | 160 | 320 | 320 | 1 | 60 | 180 |
Vitex | Vitex agnus-castus extract | chasteberry; agnus castus; chaste tree | botanical | mg | 20 | 40 | 40 | 1 | 25 | 80 |
Cramp bark | cramp bark powder | viburnum opulus | botanical | mg | 250 | 300 | 600 | 1 | 15 | 40 |
Echinacea | Echinacea purpurea extract | echinacea purpurea | botanical | mg | 300 | 400 | 2400 | 1 | 15 | 50 |
Elderberry | elderberry extract 13 % | sambucus; elder berry | botanical | mg | 300 | 500 | 1200 | 1 | 30 | 90 |
Grape seed extract | grape seed extract 95 % OPC | grape seed | botanical | mg | 100 | 150 | 300 | 1 | 20 | 60 |
Pine bark extract | pine bark extract 95 % | pine bark; pycnogenol | botanical | mg | 50 | 100 | 200 | 1 | 60 | 300 |
Spirulina | spirulina powder | arthrospira | other | g | 1 | 3 | 8 | 1 | 8 | 22 |
Chlorella | chlorella powder | chlorella | other | g | 1 | 3 | 5 | 1 | 12 | 30 |
Beetroot | beetroot powder | beet root; beet powder; beta vulgaris | botanical | g | 2 | 5 | 10 | 1 | 6 | 18 |
Apple cider vinegar | apple cider vinegar powder | acv | other | mg | 500 | 500 | 1500 | 1 | 8 | 22 |
Black pepper extract | piperine 95 % | piperine; bioperine | botanical | mg | 2 | 5 | 10 | 0.95 | 60 | 200 |
Psyllium | psyllium husk powder 95 % | psyllium husk; ispaghula | fibre | g | 3.5 | 5 | 10 | 1 | 5 | 12 |
Inulin | chicory inulin | chicory root fibre; chicory root fiber; prebiotic fibre; prebiotic fiber; prebiotic; prebiotics | fibre | g | 3 | 5 | 12 | 0.9 | 3 | 7 |
Acacia fibre | acacia gum | acacia fiber; gum arabic | fibre | g | 5 | 5 | 15 | 0.88 | 5 | 12 |
PHGG | partially hydrolysed guar gum | guar fibre; guar fiber; sunfiber | fibre | g | 3 | 5 | 10 | 0.8 | 8 | 20 |
Glucomannan | konjac glucomannan 90 % | konjac | fibre | g | 1 | 1 | 4 | 0.9 | 12 | 30 |
Oat beta-glucan | oat bran concentrate 35 % | oat fibre; oat fiber; beta glucan | fibre | g | 1 | 3 | 3 | 0.35 | 6 | 18 |
Digestive enzymes | enzyme blend | digestive enzyme; enzymes; enzyme blend | other | mg | 50 | 100 | 500 | 1 | 40 | 150 |
Bromelain | bromelain 2,400 GDU/g | bromelain | other | mg | 200 | 250 | 1000 | 1 | 40 | 120 |
Probiotics | blend of 100 billion CFU/g | probiotic; probiotic blend; lactobacillus; bifidobacterium; live cultures | probiotic | billion CFU | 1 | 10 | 50 | 100 | 80 | 400 |
Bacillus coagulans | spores, 100 billion CFU/g | bacillus subtilis; spore probiotic | probiotic | billion CFU | 1 | 2 | 5 | 100 | 100 | 400 |
Lactoferrin | bovine lactoferrin 95 % | lactoferrin | protein | mg | 100 | 200 | 300 | 0.95 | 300 | 900 |
Colostrum | bovine colostrum powder | bovine colostrum | protein | mg | 500 | 1000 | 10000 | 1 | 30 | 90 |
Phosphatidylserine | phosphatidylserine 50 % powder | phosphatidyl serine | other | mg | 100 | 100 | 300 | 0.5 | 60 | 180 |
CBD | CBD isolate | cannabidiol | oil | mg | 5 | 20 | 20 | 0.99 | 150 | 700 |
Shilajit | shilajit extract | mumijo | other | mg | 250 | 300 | 500 | 1 | 40 | 150 |
Erythritol | erythritol | erythritol | other | g | 5 | 5 | 30 | 1 | 1.5 | 5 |
Allulose | allulose | psicose | other | g | 5 | 5 | 20 | 1 | 2 | 6 |
`);
