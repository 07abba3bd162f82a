export { UnknownPath as default } from '#app/parts/not-found/unknown-path.tsx';
