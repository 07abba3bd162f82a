import type { Bilingual } from '#app/site/language.ts';

/**
 * 256 everyday things, each in English and Spanish: one for each value of a byte, so that two people can compare a key
 * by telephone in either language and mean the same. Alphabetical in English, no word twice, none that names another
 * entry in the other language. The order is part of the product: changing it changes every key's words.
 */
const pairs = `
acorn bellota, almanac almanaque, anchor ancla, apple manzana, apron delantal, arch arco, armchair sillón, arrow flecha,
avocado aguacate, backpack mochila, balcony balcón, balloon globo, bamboo bambú, banana plátano, barn granero, basket canasta,
beach playa, bean frijol, bell campana, belt cinturón, bench banca, bicycle bicicleta, blanket cobija, boat barco, bonfire fogata,
book libro, boot bota, bottle botella, bowl tazón, branch rama, bread pan, brick ladrillo, bridge puente, broom escoba,
brush cepillo, bucket cubeta, butter mantequilla, butterfly mariposa, button botón, cabbage repollo, cactus nopal,
calendar calendario, camel camello, candle vela, canyon cañón, carpet alfombra, carrot zanahoria, castle castillo, cat gato,
cave cueva, cedar cedro, chair silla, chalk gis, cheese queso, cherry cereza, chess ajedrez, chicken pollo, chimney chimenea,
circle círculo, clock reloj, cloud nube, clover trébol, coconut coco, coffee café, coin moneda, compass brújula, corn maíz,
cotton algodón, cow vaca, cricket grillo, cup taza, curtain cortina, daisy margarita, dance baile, deer venado, desert desierto,
desk escritorio, diamond diamante, doll muñeca, dolphin delfín, donkey burro, door puerta, dove paloma, dragon dragón,
drawer cajón, dress vestido, drum tambor, eagle águila, earring arete, egg huevo, elephant elefante, envelope sobre,
eraser borrador, farm granja, feather pluma, fence cerca, field campo, fig higo, fish pez, flag bandera, flute flauta,
forest bosque, fork tenedor, fountain fuente, fox zorro, frog rana, garden jardín, garlic ajo, gate portón, gift regalo,
giraffe jirafa, glass vidrio, glove guante, goose ganso, grape uva, grass pasto, guitar guitarra, hammer martillo, hammock hamaca,
harp arpa, hat sombrero, heart corazón, hen gallina, hill loma, honey miel, horse caballo, ice hielo, ink tinta, island isla,
jacket chamarra, jar frasco, juice jugo, jungle selva, kettle tetera, key llave, kitchen cocina, kite papalote, ladder escalera,
lake lago, lamp lámpara, leaf hoja, lemon limón, letter carta, lettuce lechuga, lighthouse faro, lion león, lizard lagartija,
lock candado, magnet imán, map mapa, marble canica, market mercado, meadow pradera, milk leche, mill molino, mirror espejo,
monkey chango, moon luna, mountain montaña, mouse ratón, mushroom hongo, music música, nail clavo, napkin servilleta,
necklace collar, needle aguja, nest nido, night noche, noodle fideo, notebook cuaderno, oak roble, ocean océano, olive aceituna,
onion cebolla, orange naranja, oven horno, owl búho, page página, paint pintura, paper papel, parrot loro, peach durazno,
pearl perla, pecan nuez, pencil lápiz, penguin pingüino, picture cuadro, pillow almohada, pine pino, pineapple piña, plate plato,
plum ciruela, pocket bolsillo, potato papa, pumpkin calabaza, puppet títere, queen reina, rabbit conejo, rain lluvia,
rainbow arcoíris, rice arroz, ribbon listón, ring anillo, river río, robin petirrojo, rocket cohete, roof techo, rooster gallo,
rope cuerda, rose rosa, salt sal, sand arena, scarf bufanda, school escuela, scissors tijeras, seed semilla, shadow sombra,
sheep oveja, shell concha, shirt camisa, shoe zapato, shovel pala, snail caracol, snow nieve, soap jabón, spider araña,
spoon cuchara, squirrel ardilla, stamp estampilla, star estrella, stone piedra, strawberry fresa, sugar azúcar, swan cisne,
table mesa, thread hilo, tiger tigre, tomato tomate, tower torre, train tren, tree árbol, trumpet trompeta, turkey guajolote,
turtle tortuga, umbrella paraguas, village pueblo, violin violín, volcano volcán, watermelon sandía, wave ola, wheat trigo,
wheel rueda, window ventana, wolf lobo, wood madera, zebra cebra
`;

/** Words read out to compare a key: 80 of the fingerprint's 256 bits, more than anyone can search for a look-alike. */
export const wordsInFingerprint = 10;

export const fingerprintWordList: readonly Bilingual[] = pairs.split(',').map((pair) => {
  const [en = '', es = ''] = pair.trim().split(' ');
  return { en, es };
});

/** Words the first ten bytes of a fingerprint (64 hex digits), in both languages, in order. */
export function fingerprintWords(fingerprint: string): Bilingual[] {
  return Array.from({ length: wordsInFingerprint }, (_, place) => {
    const byte = Number.parseInt(fingerprint.slice(place * 2, place * 2 + 2), 16);
    return fingerprintWordList[byte] as Bilingual;
  });
}
