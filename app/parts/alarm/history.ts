import { sentenceEnds } from './lexicon.ts';

/**
 * Makes a pattern of whole words, in lower case with accents, because "hinchó" is past and "hincha" present. Its first group is the
 * character before the words, because Safari 15 has no lookbehind.
 */
const words = (...choices: readonly string[]) => new RegExp(`(^|[^\\p{L}\\d])(?:${choices.join('|')})(?![\\p{L}\\d])`, 'u');

const monthsEn =
  'jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthsEs = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const agesEn = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|some|many|couple of|years';
const agesEs = '\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|unos|unas|varios|varias|muchos|algunos';

const year = '(?:19[5-9]\\d|20[0-4]\\d)';

/** A year since which something has lasted. */
const sinceYear = new RegExp(`(?:since|desde) ${year}(?![\\p{L}\\d])`, 'giu');

/** A past time: a month, a year, an age, "last time". Not "since 2019", because it still lasts, and not yesterday. */
const pastTime = words(
  `(?:in|last|this past|early|late|around|mid) (?:${monthsEn})`,
  `(?:${monthsEn})\\.? (?:of )?(?:last year|20\\d\\d)`,
  year,
  '(?:last|previous|past) (?:year|month|week|summer|winter|spring|fall|christmas|thanksgiving|easter|halloween|school year|time)',
  `(?:${agesEn}) (?:\\p{L}+ )?(?:years?|months?|weeks?|summers|winters|springs|decades) (?:ago|back)`,
  `(?:when|since)? ?(?:i|he|she|we|they|who) (?:was|were) (?:a |an |still )*(?:${agesEn}|little|young|small|kid|child|baby|toddler|teen(?:ager)?|pregnant|in (?:school|college))`,
  '(?:at age|at the age of) \\p{L}*\\d*|as an? (?:kid|child|baby|infant|toddler|teen(?:ager)?)',
  '(?:once|twice|three times|several times) (?:this year|before|in|as|at|when)|a long time ago|years ago|back in|history of|growing up',
  'ended up (?:in|at) the|was (?:hospitalized|admitted)|(?:was )?in the (?:hospital|er|icu) in',
  `(?:en|de|del|pasado) (?:${monthsEs})`,
  '(?:el|la) (?:año|mes|semana|verano|invierno|primavera|otoño|navidad|vez) (?:antes )?pasad[oa]',
  `hace (?:ya |como |casi |más de )?(?:${agesEs}) (?:años?|meses|mes|semanas?)|hace (?:mucho|tiempo|años|meses)`,
  'cuando (?:yo |él |ella )?(?:era|tenía|tenia|estaba|fui|iba|estuve) (?:muy )?\\p{L}+|de (?:niñ[oa]|chic[oa]|chiquit[oa]|bebé|joven)',
  `a los (?:${agesEs}) (?:años|meses)|(?:la|una|las) (?:última|ultima|otra|primera)s? ve(?:z|ces)|una vez|(?:dos|tres|varias) veces (?:este|el|en)`,
  '(?:terminamos|terminó|termino|acabamos|acabó|estuvo|estuve) (?:en (?:urgencias|emergencias|el hospital)|internad[oa])|(?:me|lo|la|le) (?:internaron|hospitalizaron)',
);

const everyPastTime = new RegExp(pastTime, 'giu');

const tellsPastTime = (text: string) => pastTime.test(text.replaceAll(sinceYear, '.'));

/** Removes the past times from a text, but keeps "since" with its year. */
function withoutPastTimes(text: string): string {
  const since = text.match(sinceYear) ?? [];
  const between = text.split(sinceYear).map((part) => part.replaceAll(everyPastTime, '$1'));
  return between.map((part, place) => part + (since[place] ?? '')).join('');
}

/** A verb in the past, which continues a past time named before, or a habit kept since then ("ahora siempre"). */
const pastVerb = words(
  "was|were|had|did|got|went|came|broke|threw|felt|became|began|took|gave|ate|stung|bit|woke|fell|lost|couldn[’']?t|didn[’']?t|wasn[’']?t",
  '\\p{L}+[^e\\P{L}]ed',
  'fue|fui|fuimos|tuv[eo]|hubo|dio|dieron|pus[eo]|pusieron|estuv[eo]|hizo|era|pud[eo]|(?:pod|ten|hab|sent|sal|hac)[íi]an?|com[íi]|tom[ée]|desmay[ée]|perd[íi]',
  '\\p{L}+(?:ó|aron|ieron|eron|aba|aban)',
  'ahora (?:siempre|nunca|carg|llev|evit)\\p{L}*|hincho|cerro|vomito|desmayo|dejo|perdio|comio|paso|pico|salio|tomo|empezo',
);

/** Words that plainly mean now: "now" itself, minutes and hours ago, getting worse. */
const now = words(
  '(?:right |just )?now|today|tonight|this (?:morning|afternoon|evening|minute|second)|currently|at the moment|help|911|hurry|rn',
  '(?:min(?:ute)?s?|h(?:ou)?rs?|seconds?) ago|since (?:yesterday|last night|this)|(?:getting|gets|even|much|is|are) worse|again (?:today|now)|com(?:ing|es) back',
  'just (?:ate|had|got|took|gave|swallowed|started|stopped|passed|fainted|used|happened)|still (?!want|would|need|have (?:the|an?) )',
  'ahora(?! (?:siempre|nunca|carg|llev|evit)\\p{L}*)|ahorita|orita|hoy|esta (?:mañana|tarde|noche)|en la mañana|en este (?:momento|instante)|ayuda|auxilio|desde (?:ayer|anoche)',
  'hace (?:\\p{L}+ |\\d+ )?(?:minutos?|horas?|rato|ratito|poquito|un momento)|(?:cada vez |va |está |sigue )(?:más |mal|peor)|peor|acab[aoé](?:mos)? de',
);

const person = "(?:is|are|am|i[’']?m|he[’']?s|she[’']?s|it[’']?s|they[’']?re|keeps?)";
const plans =
  'wondering|hoping|looking|asking|trying|seeing|coming|moving|taking|requesting|planning|writing|being|going to|getting tested|carrying|avoiding';
const known = 'años|meses|\\d|alergi|alérgic|asma|cita|seguro|bien|mejor|epipen|epinefrina|un[oa]?|que|miedo|dudas|preguntas';

/** A sign in the present tense, or in no tense at all: "can't breathe", "is swelling", "throat closing", "se le cierra". */
const present = words(
  "can[’']?t|cannot|can not|won[’']?t|isn[’']?t|aren[’']?t|doesn[’']?t|ain[’']?t|not breathing|unresponsive",
  `${person} (?:\\p{L}+ ){0,2}?(?!(?:${plans}))(?:\\p{L}+ing|swollen|tight|blue|purple|gray|grey|pale|limp|dizzy|hoarse|numb|fat|puffy|unconscious|red|covered|stuck|short of)`,
  '(?:has|have) (?!had)(?:\\p{L}+ ){0,2}?(?:hives|welts|rash|swelling|sores|blisters|trouble|difficulty|fever|chest|pain|reaction)',
  'feels?|hurts?|looks|sounds|burns|swells|closes|chokes|wheezes|vomits|faints|gasps|turns|peels|comes off|falls off',
  // A medicine that is still taken: its signs happen now.
  '(?:started|began) (?:taking|(?!\\p{L}+ing)\\p{L}+)|empe(?:zó|zo|cé|ce) (?:con|a tomar)',
  'no (?:me |le |se |nos )?(?:puede|puedo|podemos|respira|despierta|responde|reacciona|deja|para|jala|agarra|pasa|entra|ayuda|sirve|alcanza|quita)',
  `(?:está|esta|están|estan|estoy|sigue|siguen|tiene|tengo|trae|traigo|siente|siento|anda) (?!(?:${known}))\\p{L}+`,
  '(?:se )?(?:me|le|nos) (?:está|están|cierra|hinchan?|inflaman?|tapa|aprieta|duerme|cae|silba|chifla|duele|falta|cuesta|arde|pican?|salen)',
);

const goesOn = '(?:getting|closing|swelling|wheezing|choking|gasping|vomiting|throwing up|drooling|spreading|peeling)';
const going = words(goesOn);
/** The same after a word that makes it past, a noun or part of another verb. */
const goingOfOld = new RegExp(
  `(?:was|were|been|started|began|kept|had|of|with|after|and|or|,|trouble|stopped|difficulty|anything|from|for) ${goesOn}(?![\\p{L}\\d])`,
  'gu',
);
const isPresent = (text: string) => present.test(text) || going.test(text.replaceAll(goingOfOld, '.'));

/**
 * Returns the text without its past times: "tongue is swelling, same in 2010" is about now. Returns undefined if everything that sounds
 * like an emergency is over, as in many requests: some sentence names a past time, and each sentence that mentions a sign is dated or in
 * the past tense and does not mention now.
 * @param tellsOfSign whether a sentence by itself mentions an emergency
 */
export function saidOfNow(text: string, tellsOfSign: (sentence: string) => boolean): string | undefined {
  const said = text.toLowerCase().split(sentenceEnds);
  const isOver = (one: string) => (tellsPastTime(one) || pastVerb.test(one)) && !now.test(one) && !isPresent(one);
  if (!said.some(tellsPastTime)) return text;
  if (said.every((one) => isOver(one) || !tellsOfSign(one))) return undefined;
  return withoutPastTimes(text);
}
