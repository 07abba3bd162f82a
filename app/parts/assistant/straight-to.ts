import type { Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';

interface Way {
  /** The whole question, or what in it leaves no doubt. */
  readonly asks: RegExp;
  readonly page: PageId;
  /** The place within the page, or the heading there in both languages. */
  readonly at: string | RegExp;
}

const preparing = '(?:how (?:do|should|can) i (?:prepare|get ready) for|como (?:me preparo|(?:debo|puedo|tengo que) prepararme) para)';

/** Plain questions that hold too few words of the passage that answers them for the search to find it. */
const ways: readonly Way[] = [
  {
    asks: /\b(?:phone|telephone|phonecall) (?:visits?|consult\w*|appointments?)\b|\b(?:visits?|consult(?:ation)?s?) (?:over|by|via|on|through) (?:the )?(?:phone|telephone)\b|\b(?:consultas?|atienden|consultan) (?:(?:por|a|traves|de|video|videollamada|o|en|linea) )*(?:telefono|videollamada)\b|\b(?:citas?|consultas?) telefonicas?\b|\btelefono o (?:por )?(?:video|videollamada)\b/,
    page: 'patient-portal',
    at: 'video-visits',
  },
  {
    asks: /^(?:is it |its |es |is this |sera )?(?:an? |una? )?(?:cold|allergy|allergies|alergias?|resfriado|gripa|gripe|catarro|flu) (?:or|o|vs|versus) (?:an? |una? |the )?(?:cold|allergy|allergies|alergias?|resfriado|gripa|gripe|catarro|flu)$/,
    page: 'condition/seasonal-allergies',
    at: /cold or the flu|resfriado o influenza/,
  },
  {
    asks: /^(?:(?:can|do|could) (?:you|u|yall|they) )?(?:allergy |skin )?test (?:an? |on )?(?:bab(?:y|ies)|infants?|toddlers?|newborns?)(?: too)?$|^(?:(?:hacen|le hacen|puede|pueden|pueden hacer) )?(?:la )?pruebas? (?:de alergia )?(?:a|en|para) (?:los |un )?bebes?$/,
    page: 'service/allergy-testing',
    at: /how young|que edad|pequen/,
  },
  {
    asks: /^(?:(?:y|and|que|what|which) )*(?:papeles|documentos|papers|paperwork|documents) (?:(?:debo|tengo|necesito|hay|que|do|should|i|we|need|to|have) )*(?:llevar?|llevo|llevamos|traer|traigo|bring|take)\b/,
    page: 'first-visit',
    at: 'bring',
  },
  {
    asks: /^(?:y )?que (?:(?:debo|tengo|necesito|ocupo|hay|que) )*(?:llevar|llevo|traer|traigo)(?: (?:a|para|la|mi|primera|cita|consulta|visita))*$/,
    page: 'first-visit',
    at: 'bring',
  },
  {
    asks: /^(?:que|what) (?:papeles|documentos|papers|paperwork|documents) (?:necesito|ocupo|do (?:i|we) need)(?: (?:for|para|a|my|mi|the|la|first|primera|visit|visita|appointment|cita|consulta))*$/,
    page: 'first-visit',
    at: 'bring',
  },
  {
    asks: new RegExp(`^${preparing}(?: (?:an?|my|the|la|una|mi|first|primera|visit|appointment|cita|consulta|visita))+$`),
    page: 'first-visit',
    at: 'bring',
  },
  {
    asks: /^(?:(?:is|are) there (?:an? |any )?(?:visit |extra )?(?:fees?|charges?|cost)|do (?:you|u|yall) charge(?: (?:an?|any) fee)?|(?:hay|tiene|cobran) (?:que pagar|(?:algun |un )?(?:costo|cargo|cobro)))$/,
    page: 'new-patient',
    at: 'cost',
  },
  {
    asks: new RegExp(
      `^${preparing}(?: (?:an?|my|the|la|una|mi|skin|allergy|prick))* (?:tests?|testing|pruebas?)(?: de (?:piel|alergias?))?$`,
    ),
    page: 'service/allergy-testing',
    at: 'before',
  },
  {
    asks: /^(?:how (?:long|many days|soon)|when|(?:en |como en )?cuant[oa]s?|cuando)(?: (?:do|does|will|it|are|take|for|until|till|before|to|get|i|we|tiempo|dias|se|me|nos|en|tardan?|demoran?|toman?|salen|dan|entregan|estan|van|a|dar|tener))* (?:(?:the|my|los|mis|test|allergy|blood|skin) )*(?:results?|resultados)(?: (?:take|to|come|back|be|ready|in|listos|de|del|la|las|mi|mis|prueba|pruebas|alergias?|sangre|piel|analisis))*$/,
    page: 'service/allergy-testing',
    at: /when do i get results|cuando me dan los resultados/,
  },
  {
    asks: /^(?:(?:can|should|may|do|is|it|ok|okay|i|we|he|she|have|to|my|child|kid|son|daughter|puedo|puede|podemos|debo|debe|tengo|tiene|hay|que|se|mi|hijo|hija|nino|nina) )*(?:eat|fast|comer|desayunar|(?:ir |venir |estar )?en ayunas)(?: (?:breakfast|lunch|before|for|antes|a|an?|the|my|de|del|para|la|mi|una|skin|allergy|prick))*(?: (?:tests?|testing|pruebas?)(?: de (?:piel|alergias?))?)$/,
    page: 'service/allergy-testing',
    at: 'before',
  },
  {
    // "Walk-ins" reach this as "walk insurance": "ins" is short for it elsewhere.
    asks: /^(?:(?:do|can|are|is|you|u|yall|i|we|take|accept|allow|have|ok) )*(?:walkins?|walk (?:in|insurance))(?: (?:ok|okay|allowed|accepted|welcome|patients?))*$/,
    page: 'appointment-request',
    at: 'call',
  },
  {
    asks: /^(?:(?:how|where) (?:do|can) i register|(?:como|donde) (?:me registro|(?:puedo|debo) registrarme))(?: (?:as|an?|new|patient|como|paciente|nuevo|nueva))*$/,
    page: 'new-patient',
    at: 'ask',
  },
  {
    asks: /\bbomb(?:a|ita)s?\b.*\b(?:antes|prueba|test)\b/,
    page: 'medications-to-avoid',
    at: /never stop your asthma|nunca deje|inhalador/,
  },
];

/** The passage that a plain question means. */
export function straightTo(words: readonly string[], { passages }: Pick<SiteIndex, 'passages'>): Passage | undefined {
  const text = words.join(' ');
  const way = ways.find(({ asks }) => asks.test(text));
  return (
    way &&
    passages.find(
      ({ page, hash, heading }) =>
        page === way.page && (typeof way.at === 'string' ? hash === way.at : way.at.test(plainWords(heading).join(' '))),
    )
  );
}
