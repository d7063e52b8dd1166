/**
 * Searches as buyers of industrial parts type them, each with the part numbers (a pattern) of which one should come first. Written from
 * what is meant, before any was run; an entry changes only when the judgement was wrong, not when the search is.
 */
export type Judged = readonly [search: string, wanted: RegExp];

/** A bearing number with any closure or clearance. */
const family = (number: string): RegExp => new RegExp(`^S?${number}(-|$)`);

export const JUDGED: Readonly<Record<string, readonly Judged[]>> = {
  'part numbers': [
    ['6310-2Z', /^6310-2Z$/], ['51206', /^51206$/], ['SNL511-609', /^SNL511-609$/], ['HLP46-20L', /^HLP46-20L$/], ['TB-2517-38', /^TB-2517-38$/], ['XPZ-1250', /^XPZ-1250$/],
    ['6205-2RS', /^6205-2RS$/], ['6205', /^6205$/], ['NU210-E', /^NU210-E$/], ['22220-E-K', /^22220-E-K$/], ['UCP205', /^UCP205$/], ['SPA-BELT', /^SPA-BELT$/], ['30208', /^30208$/], ['HK2016', /^HK2016$/],
    ['08B-1', /^08B-1$/], ['OR-214-NBR', /^OR-214-NBR$/], ['TC-25X47X7-FKM', /^TC-25X47X7-FKM$/], ['DIN471-25X1.2', /^DIN471-25X1\.2$/], ['ISO4017-M10X30-A2', /^ISO4017-M10X30-A2$/], ['SPB-2000', /^SPB-2000$/],
    ['KM8', /^KM8$/], ['H312', /^H312$/], ['300L075', /^300L075$/], ['7205-B', /^7205-B$/], ['32208', /^32208$/], ['UC205', /^UC205$/],
  ],
  'part numbers in other spellings': [
    ['6004 LLU', /^6004-2RS$/], ['TIMKEN 32210', /^32210$/], ['22315 cc/w33', /^22315-E$/], ['M12 din 934', /^ISO4032-(M12|NUT)/], ['hk 3020', /^HK3020$/], ['spb2800', /^SPB-2800$/],
    ['6205 2rs', /^6205-2RS$/], ['62052RS1', /^6205-2RS$/], ['6205ZZ', /^6205-2Z$/], ['٦٢٠٥', /^6205$/], ['٦٢٠٥-2RS', /^6205-2RS$/], ['SKF 6205-2RSH', /^6205-2RS$/], ['6205DDU', /^6205-2RS$/], ['nu 210 ecp', /^NU210-E$/],
    ['22220EK', /^22220-E-K$/], ['ucp 205', /^UCP205$/], ['ucp-205', /^UCP205$/], ['6305 2rs c3', /^6305-2RS-C3$/], ['6206/C3', /^6206-C3$/], ['FAG 30208-A', /^30208$/], ['spa 1250', /^SPA-(BELT|1250)$/], ['AS568-214', /^OR-214-/],
    ['DIN933 M10x30', /^ISO4017-M10X30-88$/], ['DIN 912 M8x25', /^ISO4762-M8X25-/], ['DIN 471 25', /^DIN471-25X1\.2$/], ['ISO 08B-1', /^08B-1$/], ['bearing no. 6308', /^6308$/], ['UCP2O5', /^UCP205$/], ['6205-2RS1/C3', /^6205-2RS-C3$/],
  ],
  sizes: [
    ['30x62x16 zz', /^6206-2Z/], ['10x30x9', /^S?6200/], ['40/62/10', /^40|^TC-40X62|^SC-40X62/], ['80x100x10 nbr', /^TC-80X100X10-NBR$/], ['m16x60 stainless', /^ISO(4017|4014|4762)-M16X60-A[24]$/], ['١٠×٨×٥٠', /^DIN6885-A-10X8X50$/],
    ['25x52x15', family('6205')], ['25*52*15', family('6205')], ['25×52×15', family('6205')], ['25 x 52 x 15 mm', family('6205')], ['25-52-15', family('6205')], ['٢٥×٥٢×١٥', family('6205')], ['8x22x7', /^608/], ['20 47 14', family('6204')],
    ['25x47x7', /^(TC|SC)-25X47X7-NBR$/], ['oil seal 35x52x8', /^(TC|SC)-35X52X8-NBR$/], ['50x72x8 viton', /^TC-50X72X8-FKM$/], ['20.29x2.62', /^OR-117-NBR$/], ['o-ring 24,99 x 3,53', /^OR-214-NBR$/], ['8x7x40', /^DIN6885-A-8X7X40$/],
    ['M10x30', /^ISO4017-M10X30-88$/], ['m8 x 25 allen', /^ISO4762-M8X25-/], ['50x90x23', /^(NU2210|NJ2210|NUP2210|22210|2210|62210)/], ['100x180x46 spherical', /^22220-E/], ['25x52x15 sealed', /^S?6205-2RS/],
  ],
  arabic: [
    ['براغي سداسيه', /^ISO40(17|14)/], ['زيت ضواغط', /^VDL/], ['بكرة سير', /^SP[ZAB]-\d+-\d-TB/], ['محمل ابري', /^(HK|BK|NA)/], ['وحدة محمل بقاعده', /^UCP/], ['قدمه رقمية', /^CALD-/],
    ['محمل كريات', /^(6|S6|1|2|7|3|5|UC)/], ['محمل كريات عميق الاخدود', /^S?6/], ['محمل دحاريج اسطوانية', /^N/], ['محامل دحاريج كروية', /^2[23]/], ['محمل مخروطي', /^3[0-3]/], ['مانع تسرب', /^(TC|SC)-/], ['موانع تسرب الاعمدة', /^(TC|SC)-/],
    ['حلقه احكام دائريه', /^OR/], ['شحم حراره عاليه', /^LGHT2-/], ['زيت هيدروليكي ٤٦', /^H(V)?LP46-/], ['زيت تروس', /^CLP/], ['سير اسفيني', /^(SP|XP)/], ['سلسلة احادية', /-1(-CL|-OL)?$/], ['خابور متوازي', /^DIN6885/], ['مفتاح ربط مركب ١٧', /^CW-17$/],
    ['حلقة تثبيت للاعمدة', /^DIN471-/], ['صامولة سداسية', /^ISO4032-/], ['وردة مسطحة', /^ISO7089-/], ['جلبة تثبيت', /^H[23]\d\d$/], ['محمل 6205', family('6205')],
  ],
  'typing errors': [
    ['needel roller bearing', /^(HK|BK|NA)/], ['weged belt', /^(SP|XP)/], ['lithum grease', /^LG(M|EP)/], ['combinaton wrench', /^CW-/], ['washar m12', /^(ISO7089|DIN127)-.*12/], ['6306-2RSS', /^6306-2RS/],
    ['berring', /^(6|S6|6)/], ['baering', /^6/], ['deep grove ball bearing', /^S?6/], ['cilindrical roller bearing', /^N/], ['sperical roller bearing', /^2[23]/], ['hydrolic oil', /^H(V)?LP/], ['hidraulic oil 68', /^H(V)?LP68-/], ['greese', /^LG/],
    ['sproket', /^SPR-\d/], ['retaning ring', /^DIN47[12]-/], ['ciclip', /^(DIN47[12]-|CP-)/], ['pilow block', /^(UCP|P)2/], ['hexagn nut', /^ISO4032-/], ['tapperd roller bearing', /^3[0-3]/], ['timming belt', /^\d+(XL|L|H)\d/], ['copling', /^JCS?-/],
    ['6205-2SR', /^6205-2RS/], ['UPC205', /^UCP205$/], ['NU21O', /^NU210-E$/], ['رولمن', /^6/], ['هيدرولكي', /^H(V)?LP/], ['تورك رنش torqe wrench', /^TW-/],
  ],
  synonyms: [
    ['seeger ring 30', /^DIN47[12]-30X/], ['socket cap screw m10', /^ISO4762-M10X/], ['fan belt', /^(SP|XP|A|B|C|Z)/], ['gear puller', /^PUL-/], ['بلية 6204', /^6204/], ['سبانة 22', /^(CW-22|[OR]W-2[02]X22|[OR]W-22)/],
    ['oil seal 30x47x7', /^(TC|SC)-30X47X7-NBR$/], ['lip seal', /^(TC|SC)-/], ['circlip 25', /^DIN47[12]-25X/], ['snap ring for shaft', /^DIN471-/], ['allen key 5', /^HKB?-ISO2936-5$/], ['spanner 19', /^(CW-19|OW-18X19|RW-18X19|OW-19)/], ['vee belt A', /^(A-|SP|XP|Z-|B-|C-)/],
    ['viton o ring', /^OR-\d+-FKM$/], ['nitrile o-ring', /^OR-\d+-NBR$/], ['toothed belt', /^\d+(XL|L|H)\d/], ['pedestal bearing', /^UCP/], ['taperlock bush 2012', /^TB-2012-/], ['chain wheel', /^SPR-/], ['master link 08B', /^08B-\d-CL$/], ['hex bolt m12', /^ISO40(17|14)-M12X/],
    ['allen bolt m6', /^ISO4762-M6X/], ['gearbox oil 220', /^CLP(HC|PG)?220-/], ['رولمان بلي', /^6/], ['صوفة ٢٥×٤٧×٧', /^(TC|SC)-25X47X7-NBR$/], ['جنزير 08B', /^08B-1$/], ['اورنج', /^OR/], ['كرسي رولمان', /^UCP/], ['زرجينة', /^PUL-/], ['مفتاح الن', /^HKB?-/], ['شحمة', /^LG/], ['سير مسنن', /^\d+(XL|L|H)\d/],
  ],
  'as one types': [
    ['223', /^223/], ['m8x', /^ISO\d+-M8X/], ['tape', /^(TB-|3[0-3])/], ['grea', /^(LG|GG)/], ['برا', /^(ISO40|ISO47)/], ['thru', /^51/],
    ['62', /^62/], ['620', /^620/], ['6205-', /^6205/], ['ucp2', /^UCP2/], ['ucf', /^UCF2/], ['nu2', /^NU2/], ['hk', /^HK/], ['deep gro', /^S?6/], ['spheric', /^2[23]/], ['hydraul', /^H(V)?LP/], ['sprock', /^SPR-\d/], ['reta', /^DIN47[12]-/], ['o-ri', /^OR/],
    ['coupl', /^JCS?-/], ['شح', /^LG/], ['محم', /^S?6/], ['سلس', /-[123](-CL|-OL)?$|^CHO|^SPR/], ['خابو', /^DIN6885/], ['spa-', /^SPA-/], ['circl', /^(DIN47[12]-|CP-)/],
  ],
  'what it is': [
    ['double row angular contact bearing', /^3[23]\d\d-A/], ['thin section bearing', /^61[89]/], ['silicone o-ring', /^OR-\d+-VMQ$/], ['chain spray', /^SPR-CHAIN$/], ['digital caliper', /^CALD-/], ['nlgi 2 water resistant grease', /^LGWA2-/],
    ['bearing', /^6/], ['ball bearing', /^S?6/], ['thrust ball bearing', /^51/], ['self-aligning ball bearing', /^(1|2)[23]\d\d/], ['sealed bearings', /-2RS/], ['needle roller bearing', /^(HK|BK|NA)/], ['split plummer block', /^SNL/], ['square flange unit', /^UCF\d/], ['radial shaft seal', /^(TC|SC)-/],
    ['wedge belt SPB', /^SPB-/], ['duplex chain', /^\d\d[AB]-2$/], ['bearing grease', /^LGM/], ['high temperature grease', /^LGHT2-/], ['synthetic gear oil', /^CLP(HC|PG)/], ['bearing puller', /^PUL-/], ['combination wrench 13', /^CW-13$/], ['stainless hexagon screw m8', /^ISO4017-M8X\d+-A[24]$/],
    ['food grade grease', /^LGFG2$/], ['induction heater', /^IH-/], ['taper bush 1610 28', /^TB-1610-28$/], ['adapter sleeve 40', /^H[23]/], ['spring washer m10', /^DIN127-B10-/], ['shaft seal fkm 40', /^TC-40X\d+X\d+-FKM$/], ['compressor oil 100', /^VDL100$/],
  ],
};
