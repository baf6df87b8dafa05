import { examples } from '@/lib/testing/examples';
import { attachment } from './content-disposition';

examples('names the file %j and nothing else', attachment, [
  ['crest.png', `attachment; filename="crest.png"; filename*=UTF-8''crest.png`],
  [
    'Team list (2).csv',
    `attachment; filename="Team list (2).csv"; filename*=UTF-8''Team%20list%20%282%29.csv`,
  ],
  ['Équipe.csv', `attachment; filename="_quipe.csv"; filename*=UTF-8''%C3%89quipe.csv`],
  ['a";x="b\\.csv', `attachment; filename="a_;x=_b_.csv"; filename*=UTF-8''a%22%3Bx%3D%22b%5C.csv`],
  [
    'a\r\nSet-Cookie: b',
    `attachment; filename="a__Set-Cookie: b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`,
  ],
]);
