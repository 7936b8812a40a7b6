-- Users are found by words without their accents; a trusted extension, as pg_trgm.
CREATE EXTENSION IF NOT EXISTS unaccent;
