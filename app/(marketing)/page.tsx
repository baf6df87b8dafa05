export default function P() {
  return <h1>Makerfront</h1>;
}
