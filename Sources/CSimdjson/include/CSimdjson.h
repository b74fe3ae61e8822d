#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A C face for simdjson's document parser, shaped for store answers: an object with a `results` array of flat
/// objects, of which only the fields below are handed over. Nothing throws; strings belong to the parser and are
/// valid until its next call of `csj_parse`, `csj_parser_trim` or `csj_parser_destroy`.

#ifdef __cplusplus
#define CSJ_NOEXCEPT noexcept
extern "C" {
#else
#define CSJ_NOEXCEPT
#endif

#define CSJ_CLOSED __attribute__((enum_extensibility(closed)))

/// The fields of a result that are handed over, each an index into the values of `csj_next_result`.
typedef enum CSJ_CLOSED CSJField {
  CSJFieldArtistId,
  CSJFieldArtistLinkUrl,
  CSJFieldArtistName,
  CSJFieldArtistType,
  CSJFieldArtworkUrl30,
  CSJFieldArtworkUrl60,
  CSJFieldArtworkUrl100,
  CSJFieldArtworkUrl160,
  CSJFieldArtworkUrl512,
  CSJFieldArtworkUrl600,
  CSJFieldCollectionExplicitness,
  CSJFieldCollectionId,
  CSJFieldCollectionName,
  CSJFieldCollectionPrice,
  CSJFieldCollectionType,
  CSJFieldCollectionViewUrl,
  CSJFieldContentAdvisoryRating,
  CSJFieldCurrency,
  CSJFieldDescription,
  CSJFieldKind,
  CSJFieldLongDescription,
  CSJFieldPrice,
  CSJFieldPrimaryGenreName,
  CSJFieldReleaseDate,
  CSJFieldShortDescription,
  CSJFieldTrackExplicitness,
  CSJFieldTrackId,
  CSJFieldTrackName,
  CSJFieldTrackPrice,
  CSJFieldTrackViewUrl,
  CSJFieldWrapperType,
} CSJField;

enum {
  /// How many values `csj_next_result` writes.
  CSJFieldCount = CSJFieldWrapperType + 1,
  /// How many genres of a result are handed over at most.
  CSJGenreLimit = 16,
};

typedef enum CSJ_CLOSED CSJType {
  CSJTypeAbsent = 0,
  CSJTypeNull,
  CSJTypeBool,
  /// `integer` and `number` are set.
  CSJTypeInteger,
  /// `number` is set; also for an integer that does not fit into 64 bits with a sign.
  CSJTypeNumber,
  /// `text` and `length` are set; UTF-8, which may contain NUL.
  CSJTypeText,
  CSJTypeArray,
  CSJTypeObject,
} CSJType;

typedef struct CSJValue {
  const uint8_t *_Nullable text;
  size_t length;
  int64_t integer;
  double number;
  CSJType type;
} CSJValue;

typedef enum CSJ_CLOSED CSJStatus {
  CSJStatusParsed = 0,
  CSJStatusTooLarge,
  CSJStatusTooDeep,
  CSJStatusNotUTF8,
  /// Not JSON, or JSON with a number or an escape that cannot be represented.
  CSJStatusMalformed,
  CSJStatusOutOfMemory,
} CSJStatus;

/// What a parsed body consists of. Of a repeated key the last one counts.
typedef struct CSJEnvelope {
  CSJType root;
  CSJValue errorMessage;
  CSJValue resultCount;
  CSJValue results;
  /// How many elements `results` has, where it is an array; at most 16,777,215.
  size_t elementCount;
} CSJEnvelope;

typedef struct CSJParser CSJParser;

/// Makes a parser for bodies of at most `longest` bytes, nested at most `depth` deep; NULL when out of memory.
CSJParser *_Nullable csj_parser_create(size_t longest, size_t depth) CSJ_NOEXCEPT;

/// Frees the parser and all it handed out.
void csj_parser_destroy(CSJParser *_Nullable parser) CSJ_NOEXCEPT;

/// Gives buffers back that an unusually large body made grow beyond `retained` bytes of body.
void csj_parser_trim(CSJParser *_Nonnull parser, size_t retained) CSJ_NOEXCEPT;

/// How many bytes behind a body the parser may read along with it, without heeding them.
static const size_t CSJSlack = 64;

/// Parses a body; a byte order mark is skipped. `readable` is how many bytes can be read from the body's start on: where
/// that is less than `CSJSlack` more than its length, the body is copied before. Nothing handed out refers to it.
CSJStatus csj_parse(
  CSJParser *_Nonnull parser, const uint8_t *_Nullable bytes, size_t length, size_t readable,
  CSJEnvelope *_Nonnull envelope
) CSJ_NOEXCEPT;

/// Moves to the next element of the `results` array; false at its end. `type` is that element's type. For an object
/// the `CSJFieldCount` values are written, and the up to `CSJGenreLimit` genres: the names of the elements of
/// `genres`, be they strings or objects with a name. For anything else the values are left alone.
bool csj_next_result(
  CSJParser *_Nonnull parser, CSJType *_Nonnull type, CSJValue *_Nonnull values, CSJValue *_Nonnull genres,
  size_t *_Nonnull genreCount
) CSJ_NOEXCEPT;

/// Moves over the next element of the `results` array without reading it; false at its end.
bool csj_skip_result(CSJParser *_Nonnull parser) CSJ_NOEXCEPT;

/// Moves back to the first element of the `results` array.
void csj_rewind(CSJParser *_Nonnull parser) CSJ_NOEXCEPT;

#ifdef __cplusplus
}
#endif
#endif
