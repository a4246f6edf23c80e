/**
 * Further words that anybody uses: none of them is an unknown name or a misspelt one. Unlike `commonWords` they may
 * still tell one record from another.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `abandon ability abroad absence absolute absorbable abt accept acceptable access accident accompany accomplish account accurate achieve acknowledge acquire
additional address adequate adjust admit adolescents adopt advance advantage advertise advertised advertisement advertisements advise advised advises affordable
afraid afternoon agenda agent aggressive agreement aim alarm alarming alert alike alive alleged allegedly allergen allergens alleviate alleviates alleviating
allocate allowable alongside alter alternate alternative alternatives amaze ambition amongst analyse analysis anecdotal angle annex annexes announce annual
anticipate anyhow anyway anywhere apart apparent apparently appeal appear appearance appoint appreciate approach appropriate approximate apropos aren arrange
arrive artwork aside asked asking asks aspect aspects assay assess assessment assign assimilate assimilated assist assistance associate association assume
assumption assure attach attempt attend attitude attract attractive audience authorisation authorities authority authorization automatic await award aware
awareness awful awkward backed background backing balanced ballpark banner barely bargain barrier basic basics basis bear behave behaviour belong beneath beside
besides bet bias bind bits block blocked blocking blocks bother bottom bound boundary branch breach breaches break breakfast breaks breastfeeding breath brief
briefly bright broad broader brochure broken budget budgets bundle burden burn busy button buyer buyers buzz buzzing calculate calculation caller callers
campaign candidate cap capable caplet caplets capped caps capture careless carries cast category caution caveat caveats ceiling ceilings celebrate central
century certainty certificate certify challenge champion chance chapter character charges charging chart chase cheapest cheaply checked checking checks chemist
chewable chewables chief choices choosing chose circle circumstance circumstances cite citizen civil clarification clarify clash clashes classify clause
clearance cleared click client climate climb clinician clinicians cluster coa coach coast colleague colleagues collect college colour column combat combats
combo combos comfort command comment commercial commission commit commitment committee communicate communication community commuters comparable comparing
comparisons compelling complain complaint complaints complete completely complicate complicated comply compose comprehensive compromise compulsory compute con
concern concerned concerning concerns conclude conclusion conduct conference confidence confident confirm confirmed conflict conflicts confused connect
connection cons consequence consequences conservative considerable consist consistent constant construct consult contact contaminant contaminants contest
context continue contract contradict contraindicated contrary contrast contrasts contribute contribution control convenient convention conventional conversation
convince convinced convincing cope copywriter copywriting core corner corporate costly couldn counsel counter courage courses court crazy credible criteria
critic critical criticism crowd crucial curious custom customs cut cyclists danger dangers dare deadline dealer debate decade decent deciding decision decisions
declaration declarations declare declared declaring decline declining decorate dedicated defines degree delay deliberate delivery demonstrate deny department
depend dependent depends deposit derive derived describes describing deserve deserves desire destroy detect device didn dietician dietitian differ differences
differing differs dig digital dilemma dinner direct direction directive directives directly director disadvantage disadvantages disagree disappear disappoint
disaster discount discuss discussion dislike dismiss display dissolve dissolved dissolves distance distant distinct distinguish distribute distributor
distributors district disturb divide document documents doesn domestic dominate doubt doubtful downside downsides dozen drag dramatic drawback drawbacks dream
dress droplets dull duo duty eager earn ease easing economic economy edge edit editor educate education effervescent efficacious effort efforts elaborate elect
element eliminate elsewhere embarrass emerge emergency emotion emphasis employ employee empty enable encounter encourage endless enemy enforce enforcement
engage engine enhance enhances enhancing enjoy enormous enquire enquiries enquiry enter enterprise entertain enthusiasm environment equal equip equipment
equivalent error errors escape essentially establish establishment ethical euro evaluate evaluation eventually evident exaggerate exaggerated examine exceed
exceeded exceeding exceeds exception excess excessive excessively exchange excite exclude exclusive excuse exhibit existence expand expectation expectations
expecting expense experience experiences experiment explaining explains explanation explanations explore expose express extend extensive extent external extreme
extremely facility faith familiar famous fancy farm fascinate fashion fashionable fasted fasting fate fault favors favour favours fear feature features federal
fee feedback fees fellow fermentation fermented fetch fiction fight fighting fights figures file fill film finance financial finish fire firm firmly fiscal flag
flags flat flexible flimsy float floor flyer folk fool forbidden force forecast forecasts foreign forever forgive formal former formulating formulator
formulators forthcoming fortunate fraction frame frankly freely frequent frequently front fulfil fully fun fund fundamental funny furniture gain gap gate gather
gentle genuine genuinely gift global gold gonna gradual gradually gramme grammes grand grant graph grateful greatly gross guarantee guaranteed guard guest
guidance guideline guidelines guilty gymgoers hadn handle handy happened happening happy hardly hasn haste haven hazard hazardous hazards head heading headline
headlines height helpline hence hesitate hidden highlight highlights highly hint historic history hit honest honestly honour horrible host hotline huge human
humans humour hunt hurry hurt hype hyped ideally identical illegal illustrate immediate immediately impact implement implication implications imply import
importance impose impress impression improvement improvements impurity incident incidents incline inclusion income incorrect independent indicate indication
individual individuals inevitable inferior influence informal initial initially initiative injury inner innocent innovation innovative inquire inquiries inquiry
insight insights insoluble inspect inspire instance instant instantly institute insurance integrate intelligent intend intended intense intention interest
interests internal internet interpret interval interview introduce invent invest investigate investment invite involve involved isn isolated item items journal
journey judge judgement junior jurisdiction jurisdictions justice justified justify keen kick kilogramme kilogrammes kilograms kilos kinda knock knowledge
labour lack lacking ladder land landscape largely latter launcher launching layer lazy leaflet league legality legislation legislative legitimate legitimately
lend length lesson liable library licensed licensing lie lift lightly limitation limitations link liter literally literature liters litre litres loan locate
location logic logical loophole loose loud lowdown loyal lozenge lozenges mad magazine mail mainly mainstream maintain maintaining maintains majority managing
mandatory manner map march massive master material materials mature meaning meaningful meant meanwhile measurement mechanism mechanisms media meeting member
membership mere merely merit merits mess metals methods midday middle mild milligramme milligrammes minor minority miracle missing mission mistake mistakes
mixture mixtures mode model modest momentum monitor monthly moral moreover motive mount mouth multiple mystery myth myths narrow nasty nation national neat
needle negotiate negotiation neither net network neutral nevertheless newest night nightmare nights noise noncompliant nonsense nose notable noted notion
nowadays numerous nursing nutritionist object objection objective obligatory oblige observation observe occasion occupy occur occurring occurs odd offset
ongoing opening operate operation operator opinions opponent opportunity oppose opposite optimise optimize optional organisation organise origin origins
otherwise ought ounce ounces outcomes outer outlaw outlawed outline outlook outperform outperforms outside outstanding overcome overhyped overlap overnight
overshoot overview owe owner pace packaged pair paired pairing pairs paragraph parallel partial participate particular particularly partly partner passage
passive patience pattern pause peak peer pensioner pensioners perceive perform performs perimenopausal permanent permissibility permissible permission permit
permits persist personally perspective persuade pesticide pesticides pharmacist pharmacists phase phenomenon philosophy phrasing physician physicians picking
picks pile pilot pipeline pitch planning platform pleasant pleasure plenty pls plus plz pocket pointless points policies policy polite poll pool popularity
porcine portioned pose posology possess possibilities possibility post postmenopausal postpartum pound pounds pour powerful ppl practical practitioner
practitioners praise precaution precautions precious predict prediction preferable preference preferred premenopausal premise presence presentation preserve
pretty pricey pricy prime primer principal principle principles prior priority private prize pro proceed proceeding procurement productive profession profile
progress prohibit prohibits project prominent promise promises promising promote promotes promoting proofs properly proportion proposal propose pros prospect
protecting protects proud provided provision published purchase purchasing purity purportedly purposes pursue push puzzle qualified qualify quantities quarter
queries query quiet quit quotation quotes ranges ranging rank ranking ranks rapid rapidly rare rarely rates react readily realise reality realize reasoning
reassurance reassure recall recap receive reckon recognise recognition recommending recommends record records recover recovering reformulate reformulating
reformulation refuse regard regardless region register regret regulator regulators reject relation relationship relative relatively relaunch relevance
reliability reliable relieve relieving reluctant rely remark remarkable remind remote rent repair repeatedly reply reportedly represent reputation reserve
residue residues resist resolve resort resource resources respect respecting respectively responsibility responsible restore restoring restrict restriction
restrictions resume retailer retailers retain reverse reward rich rid ride rights rigid ring ripe rise risen rising rival robust role roles roll rollout rotate
route row rude ruin rumor rumour rundown runners rush sachets sad satisfied satisfy savings scan scandal scared scenario scene schedule scheme schoolchildren
scoop scoops scope screen seal searching season seat sections secure security seek seemingly seldom selection self sentence separate separately sequence series
session setting settle shake shaky shape sharp sheet shelf shift shine shock shoot shopper shoppers shortage shortly shouldn shout shud shy signal signals
significance silly similarity similarly sink situation situations sketch skill skills sleepy slight slightly slogan slogans smooth snack society softgels softly
solely solve solvent solvents somehow somewhat soothe soothing sophisticated sourced sourcing space spare spark speaker spec specialist species specifically
specification specifications specified specify specs spectrum speech speed spell spoil sponsor spoonful sportspeople spot spread stack stacked stacking stacks
stake standards star stare startup static statistic statistical statistics statute statutes stays steady steal steps sticks stiff straight straightforward
strange stranger strapline strategy stream street strengthen strengthening strictly strike strip structure struggle students stupid submit substances
substantial substantiated substitute succeed success successful sudden suddenly suffer sufficient suggestions suggests suit sum summaries summarise summarize
superior supporters supposedly surely surpass surprise surprised surprising surround survey suspect suspicious swap switch sympathy synergise synergistic
synergy tackle tagline taglines takeaway takeaways tale talent tangible tap task tax technical technique technology teens teh tend tendency tender tends
terrible terrific territory testimonial theme theory therapist thick thin thorough thoroughly thought thoughts threat thrice throughout throw thx tie tight tiny
toddler toddlers tolerability tolerable tolerate tolerated tone tonne topical topics toss tough tour trace traction traditional traffic transfer transform
transition transparent trap tremendous trendy tribe tricky trigger trio trip triple tropical truly trustworthy tune ugly ultimately undergo underlying undertake
unfortunately unhappy uniform unique universal unlawful unlike unlikely unsure unusual unwanted upcoming uptake urge urgent usage useless utility vague
validated vast vegans vegetarians vendor vendors venture verdict verify version views vital volume voluntary volunteer vote vulnerable wage wanna wasn wat
watchdog wave weak weakness wealth weapon wear webshop website weird welcome weren whch wherever wholesale wholesaler wht wich widely wild willing winner wire
wondering wonders wooden workers worldwide worries worrying worthless worthwhile wot wouldn wrap yield
hide hides mask masks masked distort distorts skew skews falsify cutoff triggers copy sooner dialysis chemotherapy drugstore coca colas drugstore brew recipe card cards cart crab curb icon lava mace designer designers ceo cfo coo cto cmo cso boss bosses`.split(
    /\s+/,
  ),
);
