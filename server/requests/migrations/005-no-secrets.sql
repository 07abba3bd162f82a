-- Challenges are no longer made, so nothing is signed.
DROP TABLE secrets;
