/** Names as old records contain them, ordinary and hostile: the library has to show any of them as text. */
export const sponsorNames = [
  'Abernathy Biologics',
  'Calder & Finch Pharma',
  'Dromos Therapeutics',
  'Genevra SA',
  'Halvorsen Life Sciences',
  'Kestrel Oncology',
  'Laboratoires Montclair',
  'Nihon Seiyaku K.K.',
  "O'Rourke Rare Disease Fund",
  'Pacific Gene Works',
  'Sable Point Vaccines',
  'Trident BioPharma, Inc.',
] as const;

export const croNames = [
  'Beacon Clinical Partners',
  'Continuum Research Org.',
  'Fairhaven CRO',
  'Meridian Trials Ltd.',
  'Nordlicht Studien GmbH',
  'Parallel Clinical',
] as const;

export const masterSiteNames = [
  'Lakeshore Health Network',
  'St. Brendan University Hospitals',
  'Unimed Clinical Alliance',
  'West Coast Research Consortium',
] as const;

export const studyNames = [
  ['ARCADIA-3', 'Relapsing multiple sclerosis'],
  ['BREATHE Easy', 'Severe eosinophilic asthma, 12 to 17 years'],
  ['CLARION', 'First-line non-small cell lung cancer'],
  ['DUNES', 'Atopic dermatitis, maintenance'],
  ['ECHO-HF', 'Heart failure with preserved ejection fraction'],
  ["FATHER'S WATCH", "Early Alzheimer's disease with study partner"],
  ['GLIDE 2', 'Type 2 diabetes, once-weekly insulin'],
  ['HORIZON-2', 'Home-based migraine prevention'],
  ['IRIS', 'Neovascular age-related macular degeneration'],
  ['JUNIPER', 'Moderate to severe ulcerative colitis'],
  ['KINDRED', 'Duchenne muscular dystrophy, open-label extension'],
  ['L’ÉTOILE', 'Pédiatrie : mucoviscidose — essai nº 7'],
  ['MERIDIAN', 'Post-partum depression'],
  ['NORTHSTAR', 'Metastatic castration-resistant prostate cancer'],
  ['OPAL', 'Systemic lupus erythematosus'],
  ['東京アレルギー研究', '小児食物アレルギー（第III相）'],
  ['دراسة القلب الرقمية', 'متابعة قصور القلب عن بعد'],
  ['<b>BOLD</b> Registry', 'Hemophilia A & B <i>non-interventional</i>'],
  ["<script>alert('study')</script>", 'Imported from the 2011 registry, name as found'],
  [
    'STAMINA-LONG-TERM-FOLLOW-UP-AND-QUALITY-OF-LIFE',
    'A randomised, double-blind, placebo-controlled, parallel-group, multi-centre, dose-finding study of the efficacy, safety and tolerability of two regimens in adults with chronic fatigue after infection, followed for five years',
  ],
  ['TIDEWATER', 'Chronic hepatitis B, finite treatment'],
  ['UMBRA', 'Lupus nephritis, umbrella protocol'],
  ['VANTAGE-1', 'Obesity with sleep apnoea'],
  ['WILLOW', 'Rheumatoid arthritis, biosimilar switch'],
  ['ZEPHYR', 'Idiopathic pulmonary fibrosis'],
] as const;

export const siteNames = [
  ['Lakeshore Medical Center', 'Clinical Research Unit', 'United States'],
  ['Lakeshore Medical Center', 'Pediatrics', 'United States'],
  ['Mercy Valley Hospital', 'Neurology Trials Office', 'United States'],
  ['Desert Springs Clinic', 'Main', 'United States'],
  ["Children's Hospital of St. Mary's", 'Outpatients', 'United States'],
  ['Universitätsklinikum Köln', 'Studienzentrum Innere Medizin', 'Germany'],
  ['Hôpital Necker-Enfants', 'Unité de recherche clinique', 'France'],
  ['Hospital General de México', 'Cardiología', 'Mexico'],
  ['東京中央病院', '治験管理室', 'Japan'],
  ['مستشفى الأمل', 'وحدة الأبحاث السريرية', 'Jordan'],
  ['Harbour View Infirmary', 'Respiratory', 'United Kingdom'],
  ['National Coordinating Centre', 'Direct-to-Study Participants', 'United States'],
  ["St. Brendan's University Hospital", 'Day Ward 3', 'Ireland'],
  ['Fjordland Sykehus', 'Klinisk forskningspost', 'Norway'],
  ['Riverside Research Institute', 'Building C', 'United States'],
] as const;

export const givenNames = [
  'Amara', 'Benoît', 'Carmen', 'Dmitri', 'Eleanor', 'Farid', 'Grace', 'Hiroshi', 'Ingrid', 'Jamal', 'Katarzyna',
  'Liam', 'María José', 'Nguyễn', 'Olu', 'Priya', 'Quentin', 'Rosa', 'Siobhán', 'Tomáš', 'Ursula', 'Víctor', 'Wei', 'Yara',
] as const; // biome-ignore format: a list of names reads better in lines
export const familyNames = [
  'Adeyemi',
  "D'Angelo",
  'Müller',
  'Nakamura',
  "O'Brien",
  'Patel',
  'Quispe',
  'Smith-Jones',
  'Van der Berg',
] as const;
export const remarkableNames = [
  '山田 太郎',
  'ليلى حسن',
  '<b>Bold</b> Betty',
  "Robert'); DROP TABLE patients;--",
  '<img src=x onerror=alert(1)>',
  'Nkechinyere Wilhelmina Bartholomea Featherstonehaugh-Cholmondeley of the Isle of Man',
] as const;

export const visitTypes = [
  'Screening',
  'Baseline',
  'Week 2',
  'Week 12',
  'Month 6',
  'Early termination',
  'Follow-up',
] as const;
export const payTypes = ['Bank Transfer', 'Check', 'ScoutPass'] as const;
export const settledStatuses = [
  'approved',
  'correctionRequired',
  'denied',
  'inProgress',
  'paid',
  'processingPayment',
  'returned',
  'cancelled',
  'canceled',
] as const;
export const statuses = [...settledStatuses, 'submitted', 'inReview'] as const;
export const countries = [
  ['United States', 'USD'],
  ['Germany', 'EUR'],
  ['Mexico', 'MXN'],
  ['Japan', 'JPY'],
  ['United Kingdom', 'GBP'],
] as const;

/** Exchange rates for one US dollar. */
export const exchangeRates: Readonly<Record<(typeof countries)[number][1], number>> = {
  EUR: 0.9,
  GBP: 0.8,
  JPY: 150,
  MXN: 18,
  USD: 1,
};
